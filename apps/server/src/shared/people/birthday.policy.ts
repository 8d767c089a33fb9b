import type { ReadSettings } from '@foyer/settings';

/** The toggle of a customer's settings menu by which members show their birthday. */
export const birthdayToggle = 'birthday';

/** Whose birthdays colleagues see. */
export interface BirthdayRule {
  /** Whether the member's toggle decides. */
  byMember: boolean;
  /** What holds for all others, and for members who never touched their toggle. */
  otherwise: boolean;
}

/** What a customer's settings say: birthdays are shown or not, and members may have a toggle for theirs. */
export function birthdayRule({ profileOptions, settingsMenu }: Pick<ReadSettings, 'profileOptions' | 'settingsMenu'>): BirthdayRule {
  if (!profileOptions.showBirthday) return { byMember: false, otherwise: false };
  const toggle = settingsMenu.find((entry) => entry.type === 'toggle' && entry.id === birthdayToggle);
  return toggle?.type === 'toggle' ? { byMember: true, otherwise: toggle.initially } : { byMember: false, otherwise: true };
}

/** Whether colleagues see the birthday of a member with this setting; null where they never touched it. */
export const showsBirthday = ({ byMember, otherwise }: BirthdayRule, toggle: boolean | null): boolean =>
  byMember ? (toggle ?? otherwise) : otherwise;
