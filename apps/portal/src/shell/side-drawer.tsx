import { Drawer } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useUser } from '../app/shell-data.ts';
import { LanguageSelect } from './language-select.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MainMenu } from './main-menu.tsx';
import * as styles from './side-drawer.css.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { UserBlock } from './user-block.tsx';

/** Menu, member and settings on narrow screens. Following a link closes it. */
export function SideDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const user = useUser();
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) onClose();
    shownOn.current = pathname;
  }, [pathname, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="end"
      title={intl.formatMessage({ defaultMessage: 'Menu', description: 'Title of the side drawer' })}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close the menu', description: 'Button of the side drawer' })}
    >
      <div className={styles.content}>
        {user && <UserBlock user={user} />}
        <MainMenu layout="list" />
        <div className={styles.settings}>
          <LanguageSelect />
          <ThemeChoice />
          <LogoutButton />
        </div>
      </div>
    </Drawer>
  );
}
