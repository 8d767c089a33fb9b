import { defineMessages } from 'react-intl';

/** The kinds of pages. */
export const pageTypes = defineMessages({
  dashboard: { defaultMessage: 'Home page', description: 'Kind of a page' },
  page: { defaultMessage: 'Page', description: 'Kind of a page' },
  article: { defaultMessage: 'Page with an article', description: 'Kind of a page' },
});
