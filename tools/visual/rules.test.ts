import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAlbum } from './album.ts';
import { linkOwnPackages } from './build.ts';
import { modes } from './modes.ts';
import { readOptions } from './options.ts';
import { pageOf } from './report.ts';
import { withServer } from './serve.ts';
import { matches } from './stories.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-visual-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a pattern means part of an id or title, whatever the case', () => {
  const story = { id: 'ui-controls-button--right-to-left', title: 'UI/Controls/Button', name: 'Right To Left' };
  expect(['button', 'controls/BUTTON', 'button--r', 'ui*left', undefined].every((pattern) => matches(story, pattern))).toBe(true);
  expect(['buttons', 'left*ui', '.*'].some((pattern) => matches(story, pattern))).toBe(false);
});

test('unknown arguments are refused', () => {
  expect(readOptions(['--base', 'main', '--only', 'button'])).toEqual({ base: 'main', only: 'button', update: false, help: false });
  expect(() => readOptions(['--bse', 'main'])).toThrow('--bse');
});

test('two themes by two widths', () => {
  expect(Object.keys(modes)).toEqual(['light phone', 'light desktop', 'dark phone', 'dark desktop']);
});

test('an album taken under other conditions is thrown away', () => {
  const folder = join(temporary(), 'album');
  const story = { id: 'a--b', title: 'A', name: 'B' };
  const album = openAlbum(folder, 'chromium 1');
  album.add({ story, theme: 'dark', width: 'phone' }, Buffer.from('picture'));
  album.save();
  expect([...openAlbum(folder, 'chromium 1').shots.keys()]).toEqual(['a--b.dark.phone']);
  expect(openAlbum(folder, 'chromium 2').shots.size).toBe(0);
});

test('the report cannot be broken by what a story is called', () => {
  const data = { about: '</script><b>$&', counts: { changed: 0 }, entries: [] };
  const page = pageOf(data);
  expect(page).not.toContain('</script><b>');
  expect(page).toContain('\\u003c/script>\\u003cb>$&');
});

test('a checkout uses its own packages, not those of the folder above', () => {
  const checkout = temporary();
  mkdirSync(join(checkout, 'libs/ui'), { recursive: true });
  writeFileSync(join(checkout, 'package.json'), JSON.stringify({ workspaces: ['libs/*'] }));
  writeFileSync(join(checkout, 'libs/ui/package.json'), JSON.stringify({ name: '@foyer/ui' }));
  linkOwnPackages(checkout);
  writeFileSync(join(checkout, 'libs/ui/index.ts'), 'of the checkout');
  expect(readFileSync(join(checkout, 'node_modules/@foyer/ui/index.ts'), 'utf8')).toBe('of the checkout');
});

test('the server gives files of its folder and nothing outside', async () => {
  const folder = temporary();
  mkdirSync(join(folder, 'served'));
  writeFileSync(join(folder, 'secret.json'), '{}');
  writeFileSync(join(folder, 'served/index.json'), '{}');
  await withServer(join(folder, 'served'), async (url) => {
    expect((await fetch(`${url}/index.json`)).headers.get('content-type')).toBe('application/json');
    expect((await fetch(`${url}/%2e%2e%2fsecret.json`)).status).toBe(404);
    expect((await fetch(`${url}/none`)).status).toBe(404);
  });
});
