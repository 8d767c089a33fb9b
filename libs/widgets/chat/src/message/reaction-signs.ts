import type { Schemas } from '@foyer/api';

/** What the server calls the signs by, in the order in which they are offered. */
export const signs = {
  thumbs_up: '👍',
  heart: '❤️',
  joy: '😂',
  astonished: '😮',
  sad: '😢',
  thanks: '🙏',
  party: '🎉',
  eyes: '👀',
} satisfies Record<Schemas['ChatReactionSign'], string>;

/** A sign by its name. */
export type Sign = keyof typeof signs;

/** Whether a name is that of a sign that can be shown; the server may know more. */
export const isSign = (name: string): name is Sign => name in signs;
