import { useIntl } from 'react-intl';

/** The words for how many like and discuss an article (`Counts` of the design system). */
export function useReactionTexts() {
  const intl = useIntl();
  return {
    likes: (count: number) => ({
      value: intl.formatNumber(count),
      label: intl.formatMessage(
        { defaultMessage: '{count, plural, one {# like} other {# likes}}', description: 'Likes of an article' },
        { count },
      ),
    }),
    comments: (count: number) => ({
      value: intl.formatNumber(count),
      label: intl.formatMessage(
        { defaultMessage: '{count, plural, one {# comment} other {# comments}}', description: 'Comments on an article' },
        { count },
      ),
    }),
  };
}
