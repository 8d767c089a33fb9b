import { SideDrawer } from '@foyer/ui';
import { useAtom } from 'jotai';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useShellData } from '../../host/app/shell-data.ts';
import { drawerOpenAtom } from '../../host/app/state.ts';
import { DrawerAccount } from './drawer-account.tsx';
import { LanguageSelect } from './language-select.tsx';
import { DrawerMenu } from './portal-menu.tsx';
import { DrawerSearch } from './portal-search.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { Wordmark } from '../../host/guests/wordmark.tsx';
import { hasDrawer } from './use-warm-routes.ts';
import { whenIdle, whenIdleOrTouched } from '../../host/late/when-idle-or-touched.ts';

/** Whether the drawer is to be rendered before it is opened: where there is one, once the browser has nothing else to do. */
function usePrepared(): boolean {
  const [prepared, setPrepared] = useState(false);
  useEffect(() => {
    let left = false;
    const prepare = () => left || startTransition(() => setPrepared(true));
    if (hasDrawer()) void whenIdleOrTouched().then(whenIdle).then(prepare);
    return () => {
      left = true;
    };
  }, []);
  return prepared;
}

function DrawerSettings() {
  const { show_language_changer } = useShellData().settings.base_options;
  return (
    <>
      {show_language_changer && <LanguageSelect />}
      <ThemeChoice />
    </>
  );
}

// The same elements at each rendering: a press that opens the drawer renders none of what it holds.
const parts = { logo: <Wordmark />, user: <DrawerAccount />, search: <DrawerSearch />, menu: <DrawerMenu />, settings: <DrawerSettings /> };

/** Menu, member and settings on narrow screens. Following a link closes it. */
export function PortalDrawer() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [open, setOpen] = useAtom(drawerOpenAtom);
  const prepared = usePrepared();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) setOpen(false);
    shownOn.current = pathname;
  }, [pathname, setOpen]);
  return (
    <SideDrawer
      {...parts}
      open={open}
      onOpenChange={setOpen}
      keepMounted={prepared}
      side="end"
      label={intl.formatMessage({ defaultMessage: 'Menu', description: 'Title of the side drawer' })}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close menu', description: 'Button of the side drawer' })}
    />
  );
}
