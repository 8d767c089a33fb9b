import { useIntl } from 'react-intl';

/** Why a list takes no more entries. Called with how many there are and how many there may be. */
export function useFullReason() {
  const intl = useIntl();
  return (count: number, most = Infinity): string | undefined =>
    count < most
      ? undefined
      : intl.formatMessage(
          {
            defaultMessage: 'There is room for {most, plural, one {# entry} other {# entries}}. Remove one to add another.',
            description: 'Why a button of the studio that adds to a list does nothing',
          },
          { most },
        );
}
