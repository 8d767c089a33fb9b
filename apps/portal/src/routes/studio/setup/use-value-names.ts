import { locales } from '@foyer/i18n';
import { useIntl } from 'react-intl';

const isLanguage = (name: string): name is keyof typeof locales => Object.hasOwn(locales, name);

/** Names the places of menu, look and settings: "Entry 2 · Title · Deutsch". Settings have the names that the operators' guide explains. */
export function useValueNames(): (path: string) => string {
  const intl = useIntl();
  const names: Record<string, string> = {
    entries: intl.formatMessage({ defaultMessage: 'Entries', description: 'Part of the menu, in a history' }),
    subnav: intl.formatMessage({ defaultMessage: 'Entries below', description: 'Part of a menu entry, in a history' }),
    title: intl.formatMessage({ defaultMessage: 'Title', description: 'Part of a menu entry, in a history' }),
    icon: intl.formatMessage({ defaultMessage: 'Icon', description: 'Part of a menu entry, in a history' }),
    type: intl.formatMessage({ defaultMessage: 'Kind', description: 'Part of a menu entry, in a history' }),
    reference_id: intl.formatMessage({ defaultMessage: 'Target', description: 'Part of a menu entry, in a history' }),
    url: intl.formatMessage({ defaultMessage: 'Address', description: 'Part of a menu entry, in a history' }),
    target: intl.formatMessage({ defaultMessage: 'Opens in', description: 'Part of a menu entry, in a history' }),
    brand_color: intl.formatMessage({ defaultMessage: 'Brand colour', description: 'Part of the look, in a history' }),
    corner_style: intl.formatMessage({ defaultMessage: 'Corners', description: 'Part of the look, in a history' }),
    font_pair: intl.formatMessage({ defaultMessage: 'Fonts', description: 'Part of the look, in a history' }),
    logo_id: intl.formatMessage({ defaultMessage: 'Logo', description: 'Part of the look, in a history' }),
  };
  const partName = (part: string): string => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    if (isLanguage(part)) return locales[part].label;
    return names[part] ?? part;
  };
  return (path) => path.split('.').map(partName).join(' · ');
}
