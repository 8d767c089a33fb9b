import { menuQuery, useApi } from '@foyer/api';
import { Anchor, BookIcon, DownloadIcon, FileTextIcon, HeartIcon, HomeIcon, Icon, FileImageIcon, ExternalIcon, NewsIcon } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLocale } from '../app/use-locale.ts';
import * as styles from './main-menu.css.ts';
import { isActive, menuTarget } from './menu-target.ts';

const icons = {
  home: HomeIcon,
  newspaper: NewsIcon,
  'file-text': FileTextIcon,
  link: ExternalIcon,
  image: FileImageIcon,
  download: DownloadIcon,
  'heart-handshake': HeartIcon,
};

interface MainMenuProps {
  /** `bar` in a line for the top bar, `list` with sub-items for the drawer. */
  layout: 'bar' | 'list';
}

/** The main menu as the server gives it (access §2). */
export function MainMenu({ layout }: MainMenuProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { data: menu } = useSuspenseQuery(menuQuery(useApi()));

  const link = (item: (typeof menu)[number] | (typeof menu)[number]['subnav'][number], parentOfActive = false) => {
    const target = menuTarget(item, locale);
    const active = isActive(target.href, pathname, locale);
    return (
      <Anchor {...target} className={styles.link({ layout, active: active || parentOfActive })} aria-current={active ? 'page' : undefined}>
        {'icon' in item && layout === 'list' && <Icon icon={item.icon ? icons[item.icon] : BookIcon} />}
        {item.title}
        {item.target === 'external' && <Icon icon={ExternalIcon} className={styles.external} />}
      </Anchor>
    );
  };

  return (
    <nav aria-label={intl.formatMessage({ defaultMessage: 'Main menu', description: 'Name of the main navigation' })}>
      <ul className={styles.items({ layout })}>
        {menu.map((item) => (
          <li key={`${item.type}-${item.reference_id ?? item.url ?? ''}`}>
            {link(
              item,
              item.subnav.some((sub) => isActive(menuTarget(sub, locale).href, pathname, locale)),
            )}
            {layout === 'list' && item.subnav.length > 0 && (
              <ul className={styles.subItems}>
                {item.subnav.map((sub) => (
                  <li key={`${sub.type}-${sub.reference_id ?? sub.url ?? ''}`}>{link(sub)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
