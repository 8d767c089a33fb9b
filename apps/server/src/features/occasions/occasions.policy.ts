import type { Schemas } from '@foyer/api';
import type { BirthdayRule } from '../../shared/people/birthday.policy.ts';

/** Whether a customer shows occasions of a type at all; of birthdays each member's toggle may leave some out. */
export const shows = (type: Schemas['OccasionType'], { byMember, otherwise }: BirthdayRule): boolean =>
  type === 'anniversary' || byMember || otherwise;

/** A year of birth is the member's own to show; how long a member has worked here is known to all. */
export const showsYear = (type: Schemas['OccasionType'], { birthYearVisible }: { birthYearVisible: boolean }): boolean =>
  type === 'anniversary' || birthYearVisible;

/** Colleagues are congratulated on the day itself, `today`: not before it, and no one congratulates themselves. */
export const mayCongratulate = (me: { id: string }, occasion: { userId: string; celebratedOn: string }, today: string): boolean =>
  occasion.userId !== me.id && occasion.celebratedOn === today;
