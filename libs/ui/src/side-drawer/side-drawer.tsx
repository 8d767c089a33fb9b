import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
import { from } from '../theme/tools.ts';
import * as styles from './side-drawer.css.ts';

/** Beyond the width of 1264 px it closes (access §9). */
const tooWide = from(1265);

export interface SideDrawerProps extends Omit<DrawerProps, 'title' | 'children'> {
  /** Says what is inside, for screen readers: "Menu". */
  label: string;
  logo: ReactNode;
  /** A `UserBlock`. */
  user?: ReactNode;
  search?: ReactNode;
  /** A `SideNav`. */
  menu: ReactNode;
  /** Links, toggles and the way out, at the foot. */
  settings?: ReactNode;
}

/** What is in the `TopBar` on wide screens, for narrow ones. */
export function SideDrawer({ logo, user, search, menu, settings, ...drawer }: SideDrawerProps) {
  const close = useEffectEvent(() => drawer.onOpenChange(false));
  useEffect(() => {
    if (!drawer.open) return;
    const width = matchMedia(tooWide);
    const judge = () => width.matches && close();
    width.addEventListener('change', judge);
    return () => width.removeEventListener('change', judge);
  }, [drawer.open]);
  return (
    <Drawer {...drawer} title={logo}>
      <div className={styles.content}>
        {user}
        {search}
        <div className={styles.menu}>{menu}</div>
        {settings && <div className={styles.settings}>{settings}</div>}
      </div>
    </Drawer>
  );
}
