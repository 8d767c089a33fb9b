import { useIntl } from 'react-intl';

/** The words of a carousel (`CarouselTexts` of the design system); `carousel` says what it shows. */
export function useCarouselTexts(carousel: string) {
  const intl = useIntl();
  const numbers = (number: number, total: number) => ({ number: intl.formatNumber(number), total: intl.formatNumber(total) });
  return {
    carousel:
      carousel || intl.formatMessage({ defaultMessage: 'Pictures and stories', description: 'Name of a carousel that has no title' }),
    previous: intl.formatMessage({ defaultMessage: 'Previous', description: 'Button of a carousel' }),
    next: intl.formatMessage({ defaultMessage: 'Next', description: 'Button of a carousel' }),
    pause: intl.formatMessage({ defaultMessage: 'Stop slideshow', description: 'Button of a carousel that turns by itself' }),
    play: intl.formatMessage({ defaultMessage: 'Start slideshow', description: 'Button of a carousel that stands still' }),
    role: intl.formatMessage({ defaultMessage: 'carousel', description: 'The word screen readers say for a carousel' }),
    slideRole: intl.formatMessage({ defaultMessage: 'slide', description: 'The word screen readers say for a part of a carousel' }),
    slide: (number: number, total: number) =>
      intl.formatMessage({ defaultMessage: '{number} of {total}', description: 'Name of a slide of a carousel' }, numbers(number, total)),
    counter: (number: number, total: number) =>
      intl.formatMessage({ defaultMessage: '{number} / {total}', description: 'Counter of a carousel' }, numbers(number, total)),
  };
}
