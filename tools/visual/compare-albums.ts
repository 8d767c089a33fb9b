import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Album, Shot } from './album.ts';
import { takePictures } from './capture.ts';
import { compare } from './compare.ts';
import { type Finding, findingsOf } from './findings.ts';
import { matches, type Story } from './stories.ts';

/** A built Storybook with the pictures of its stories. */
export interface Pictured {
  storybook: string;
  stories: readonly Story[];
  album: Album;
}

const onlyOf = (album: Album, only: string | undefined): Album => ({
  ...album,
  shots: new Map([...album.shots].filter(([, { story }]) => matches(story, only))),
});

/**
 * Compares what was with what is. What differs is pictured once more on both sides, each story in a page of its own, so that nothing is
 * reported that a neighbour or a busy machine did.
 */
export async function compareAlbums(before: Pictured, after: Pictured, browser: Browser, only?: string): Promise<Finding[]> {
  const read = (album: Album, { file }: Shot) => readFileSync(join(album.folder, file!));
  const judge = () =>
    findingsOf(onlyOf(before.album, only), after.album, (old, now) => compare(read(before.album, old), read(after.album, now)));
  const doubtful = new Set(judge().flatMap(({ verdict, after: shot }) => (verdict === 'changed' && shot ? [shot.story.id] : [])));
  if (doubtful.size === 0) return judge();
  for (const { storybook, stories, album } of [after, before]) {
    const again = stories.filter(({ id }) => doubtful.has(id));
    await takePictures({ storybook, stories: again, album, browser, fresh: true });
    album.save();
  }
  return judge();
}
