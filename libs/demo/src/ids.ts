import type { Random } from './random.ts';

/** A UUID of version 7 made from a moment and seeded chance, so that the same demo has the same ids and later rows larger ones. */
export function demoId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number) => Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}

const letters: Record<string, string> = { ß: 'ss', ł: 'l', Ł: 'L', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' };

/** Lower-case ASCII letters, digits and dots, for user names and addresses. */
export const asciiName = (text: string) =>
  text
    .replace(/[ßłŁøđıæœ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
