import { Avatar, ChevronDownIcon, Menu, Icon } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useUser } from '../app/shell-data.ts';
import { LanguageSelect } from './language-select.tsx';
import { LogoutButton } from './logout-button.tsx';
import * as styles from './profile-menu.css.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { UserBlock } from './user-block.tsx';

/** The member's own corner of the top bar: who is signed in, language, appearance, logout. */
export function ProfileMenu() {
  const intl = useIntl();
  const user = useUser();
  if (!user) return null;
  const { fullname, image } = user;
  return (
    <Menu
      label={intl.formatMessage(
        { defaultMessage: 'Profile and settings of {name}', description: 'Button of the profile menu; name is the member' },
        { name: fullname },
      )}
      trigger={
        <span className={styles.trigger}>
          <Avatar name={fullname} src={image?.variants[0]?.src} size="s" decorative />
          <Icon icon={ChevronDownIcon} />
        </span>
      }
    >
      <div className={styles.panel}>
        <UserBlock user={user} />
        <LanguageSelect />
        <ThemeChoice />
        <LogoutButton />
      </div>
    </Menu>
  );
}
