import { localePath } from '@foyer/i18n';
import { Anchor, Container, Icon, IconButton, MenuIcon } from '@foyer/ui';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { replayEarlyInput } from '../app/early-input.ts';
import { useShellData } from '../app/shell-data.ts';
import { drawerOpenAtom } from '../app/state.ts';
import { useLocale } from '../app/use-locale.ts';
import { MainMenu } from './main-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SideDrawer } from './side-drawer.tsx';
import * as styles from './top-bar.css.ts';
import { Wordmark } from './wordmark.tsx';

/** Logo, main menu and profile; on narrow screens the menu stands in a drawer (access §2, Application shell). */
export function TopBar() {
  const intl = useIntl();
  const locale = useLocale();
  const { settings } = useShellData();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => replayEarlyInput(bar.current!), []);
  const [open, setOpen] = useAtom(drawerOpenAtom);
  return (
    <header ref={bar} className={styles.bar}>
      <Container className={styles.row}>
        <Anchor href={localePath(locale)} className={styles.home}>
          <Wordmark name={settings.organisation.name} />
        </Anchor>
        <div className={styles.wide}>
          <MainMenu layout="bar" />
          <ProfileMenu />
        </div>
        <div className={styles.narrow}>
          <IconButton
            label={intl.formatMessage({ defaultMessage: 'Open the menu', description: 'Button of the top bar on phones' })}
            icon={<Icon icon={MenuIcon} />}
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        </div>
      </Container>
      <SideDrawer open={open} onClose={() => setOpen(false)} />
    </header>
  );
}
