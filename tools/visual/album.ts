import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme, Width } from './modes.ts';
import type { Story } from './stories.ts';

/** One picture that was taken, or the reason why not. */
export interface Shot {
  story: Story;
  theme: Theme;
  width: Width;
  /** The picture's file in the album; missing where the story wants none. */
  file?: string;
  /** Of the file's content. */
  hash?: string;
  /** What the story said about having no picture. */
  skipped?: string;
  /** What went wrong while the story was shown. */
  problem?: string;
}

/** The name of a picture, the same in every album. */
export const keyOf = (id: string, theme: Theme, width: Width) => `${id}.${theme}.${width}`;

/** Pictures in a folder, with their list. */
export interface Album {
  folder: string;
  shots: Map<string, Shot>;
  /** Keeps a picture, or the reason why there is none. */
  add(shot: Omit<Shot, 'file' | 'hash'>, picture?: Buffer): void;
  /** Writes the list. */
  save(): void;
}

interface List {
  /** What else decides the pixels: browser and the code that takes the pictures. */
  conditions: string;
  shots: Record<string, Shot>;
}

/** Opens an album. What was taken under other conditions is thrown away; `empty` throws away everything. */
export function openAlbum(folder: string, conditions: string, { empty = false } = {}): Album {
  const listFile = join(folder, 'shots.json');
  const list = existsSync(listFile) && !empty ? (JSON.parse(readFileSync(listFile, 'utf8')) as List) : undefined;
  const valid = list?.conditions === conditions;
  if (!valid) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shots = new Map(valid ? Object.entries(list.shots) : []);
  return {
    folder,
    shots,
    add(shot, picture) {
      const key = keyOf(shot.story.id, shot.theme, shot.width);
      if (!picture) return void shots.set(key, shot);
      const file = `${key}.png`;
      writeFileSync(join(folder, file), picture);
      shots.set(key, { ...shot, file, hash: createHash('sha256').update(picture).digest('hex') });
    },
    save: () => writeFileSync(listFile, JSON.stringify({ conditions, shots: Object.fromEntries(shots) } satisfies List)),
  };
}
