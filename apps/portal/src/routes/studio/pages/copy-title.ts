import type { IntlShape } from 'react-intl';

/** Tells a copy from what it was made of. */
export const copyTitle = (intl: IntlShape, title: string): string =>
  intl.formatMessage({ defaultMessage: '{title} (copy)', description: 'Title of a page that was duplicated' }, { title }).slice(0, 200);
