import { locales, switchLocale } from '@foyer/i18n';
import { ChevronDownIcon, GlobeIcon, Icon, Menu, MenuLink } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useShellData } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { trigger } from './profile-menu.css.ts';

/** The language switcher of the bar: the same page in another language. */
export function LanguageMenu() {
  const intl = useIntl();
  const active = useLocale();
  const { languages } = useShellData();
  const { pathname, search, hash } = useLocation();
  return (
    <Menu
      label={intl.formatMessage(
        { defaultMessage: 'Language: {language}', description: 'Button of the bar that opens the languages; language is the present one' },
        { language: locales[active].label },
      )}
      trigger={
        <span className={trigger}>
          <Icon icon={GlobeIcon} />
          {active.slice(0, 2).toUpperCase()}
          <Icon icon={ChevronDownIcon} />
        </span>
      }
      align="end"
    >
      {languages.map(({ key, label }) => (
        <MenuLink
          key={key}
          href={`${switchLocale(pathname, key)}${search}${hash}`}
          hrefLang={locales[key].tag}
          lang={locales[key].tag}
          selected={key === active}
        >
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
