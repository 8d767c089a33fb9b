import { expect, it } from 'vitest';
import { withCurrentMedia } from './current-media.ts';

const hash = 'b'.repeat(64);
const [old, now] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const rows = [
  { id: 'lake', fileName: 'lake.jpg', hash },
  { id: 'photo.png', fileName: 'photo.webp', hash },
];

it.each([
  ['an older version', `lake.${old}.jpg`, `lake.${now}.jpg`],
  ['an older version in a width', `lake.${old}.jpg?w=960`, `lake.${now}.jpg?w=960`],
  ['an older version of another type', `lake.${old}.png`, `lake.${now}.jpg`],
  ['the version of now', `lake.${now}.jpg`, `lake.${now}.jpg`],
  ['no version', 'lake', 'lake'],
  ['an id with an extension', `photo.${old}.png`, `photo.png.${now}.webp`],
  ['a medium that is not known', `sea.${old}.jpg`, `sea.${old}.jpg`],
])('names the bytes of now where there is %s', (_, written, read) => {
  const html = (name: string) => `<p>a</p><img src="/api/v2/media/${name}" alt=""><p>lake.${old}.jpg</p>`;
  expect(withCurrentMedia(html(written), rows)).toBe(html(read));
});
