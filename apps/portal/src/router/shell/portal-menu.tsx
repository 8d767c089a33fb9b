import { MainMenu, SideNav } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useMenuEntries } from '../../host/menu/use-menu-entries.tsx';
import { useMenuTexts } from './use-menu-texts.ts';

/** The main menu of the bar. */
export function PortalMenu() {
  return (
    <MainMenu
      {...useMenuTexts()}
      entries={useMenuEntries()}
      moreLabel={<FormattedMessage defaultMessage="More" description="Button that holds what has no room in the main menu" />}
    />
  );
}

/** The main menu of the drawer. */
export function DrawerMenu() {
  return <SideNav {...useMenuTexts()} entries={useMenuEntries()} />;
}
