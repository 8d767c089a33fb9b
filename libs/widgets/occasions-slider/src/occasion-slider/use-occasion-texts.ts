import { useIntl } from 'react-intl';

/** What the sliders are called; with the title they are under, for a page may have several of each. */
export function useOccasionTexts(title: string | undefined) {
  const intl = useIntl();
  const birthdays = intl.formatMessage({ defaultMessage: 'Birthdays', description: 'Heading and name of the slider with birthdays' });
  const anniversaries = intl.formatMessage({
    defaultMessage: 'Work anniversaries',
    description: 'Heading and name of the slider with anniversaries of working here',
  });
  const labelOf = (slider: string) =>
    title
      ? intl.formatMessage(
          {
            defaultMessage: '{title}: {slider}',
            description: 'Name of a slider for screen readers: what it stands under and what it shows',
          },
          { title, slider },
        )
      : slider;
  return {
    all: title || intl.formatMessage({ defaultMessage: 'Birthdays and anniversaries', description: 'Name of the slider with both' }),
    birthdays: { heading: birthdays, label: labelOf(birthdays) },
    anniversaries: { heading: anniversaries, label: labelOf(anniversaries) },
  };
}
