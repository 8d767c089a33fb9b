import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the index of a built Storybook names it. */
export interface Story {
  id: string;
  /** `UI/Controls/Button` */
  title: string;
  /** `Primary` */
  name: string;
}

interface Index {
  entries: Record<string, Story & { type: string }>;
}

/** The stories of a built Storybook, without its pages of documentation. */
export function readStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).flatMap(({ type, id, title, name }) => (type === 'story' ? { id, title, name } : []));
}

/** Whether a story is meant by a pattern: part of its id or title, whatever the case, `*` for anything between. */
export function matches({ id, title, name }: Story, pattern: string | undefined): boolean {
  if (!pattern) return true;
  const parts = pattern.toLowerCase().split('*');
  const fits = (text: string) => {
    let at = 0;
    return parts.every((part) => {
      const found = text.toLowerCase().indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
  };
  return fits(id) || fits(`${title}/${name}`);
}
