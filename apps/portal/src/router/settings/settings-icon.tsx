import {
  BellIcon,
  BookIcon,
  CakeIcon,
  CalendarIcon,
  EyeIcon,
  HelpIcon,
  Icon,
  LockIcon,
  MailIcon,
  ProfileIcon,
  SettingsIcon,
  ShieldIcon,
} from '@foyer/ui';

const icons: Partial<Record<string, typeof BellIcon>> = {
  bell: BellIcon,
  book: BookIcon,
  cake: CakeIcon,
  calendar: CalendarIcon,
  eye: EyeIcon,
  help: HelpIcon,
  lock: LockIcon,
  mail: MailIcon,
  profile: ProfileIcon,
  shield: ShieldIcon,
};

/** The icon of a settings entry; a gear for a name that the portal does not know. */
export function SettingsEntryIcon({ name }: { name: string | null }) {
  return <Icon icon={(name && icons[name]) || SettingsIcon} />;
}
