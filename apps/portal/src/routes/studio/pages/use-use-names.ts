import type { Schemas } from '@foyer/api';
import { defineMessages, useIntl } from 'react-intl';
import { readable } from '../form/schema.ts';

const purposes = defineMessages({
  dashboard: { defaultMessage: 'Home page', description: 'What a page is for' },
  landing: { defaultMessage: 'Landing page', description: 'What a page is for' },
  terms: { defaultMessage: 'Terms of use', description: 'What a page is for' },
  imprint: { defaultMessage: 'Imprint', description: 'What a page is for' },
  privacy: { defaultMessage: 'Privacy policy', description: 'What a page is for' },
  bubble_tool: { defaultMessage: 'TV page', description: 'What a page is for' },
});

/** Says what leads to a page: "Landing page", "Menu: Benefits". */
export function useUseNames(): (uses: readonly Schemas['StudioPageUse'][]) => string[] {
  const intl = useIntl();
  return (uses) =>
    uses.map(({ kind, name, title }) => {
      if (kind === 'menu') {
        return intl.formatMessage({ defaultMessage: 'Menu: {title}', description: 'Where a page is used; title is an entry’s' }, { title });
      }
      const purpose = Object.hasOwn(purposes, name) ? purposes[name as keyof typeof purposes] : undefined;
      return purpose ? intl.formatMessage(purpose) : readable(name);
    });
}
