/** What a form for a new password holds; `current` is undefined where the current password is not asked for. */
export interface PasswordEntries {
  current: string | undefined;
  wanted: string;
  repeated: string;
}

/** Why a form cannot be sent yet. */
export type PasswordFault = 'missing' | 'short' | 'unequal';

/** The server's own bound; it judges the rest (`password.rules.ts`). */
export const minLength = 8;

/** The first thing that keeps a form from being sent; null where nothing does. */
export function passwordFault({ current, wanted, repeated }: PasswordEntries): PasswordFault | null {
  if (current === '' || wanted === '' || repeated === '') return 'missing';
  if ([...wanted.normalize('NFKC')].length < minLength) return 'short';
  return wanted === repeated ? null : 'unequal';
}

/** Whether the repetition differs, and not only because it is still being typed. */
export const repetitionDiffers = ({ wanted, repeated }: PasswordEntries, left: boolean): boolean =>
  repeated !== '' && wanted !== repeated && (left || !wanted.startsWith(repeated));
