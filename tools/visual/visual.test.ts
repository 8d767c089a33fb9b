import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAlbum } from './album.ts';
import { openBrowser } from './browser.ts';
import { takePictures } from './capture.ts';
import { compareAlbums, type Pictured } from './compare-albums.ts';
import type { FixtureStory } from './fixture.ts';
import { writeStorybook } from './fixture.ts';
import { writeReport } from './report.ts';
import { readStories } from './stories.ts';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), 'foyer-visual-'));
}, 60_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const box = (color: string, height = 100) => `<div style="block-size: ${height}px; background: ${color}"></div>`;

async function picture(name: string, stories: Record<string, FixtureStory>): Promise<Pictured> {
  const storybook = join(folder, name, 'storybook');
  writeStorybook(storybook, stories);
  const album = openAlbum(join(folder, name, 'pictures'), 'test', { empty: true });
  const list = readStories(storybook);
  await takePictures({ storybook, stories: list, album, browser });
  return { storybook, stories: list, album };
}

test('a seeded difference is found, and nothing else', async () => {
  const same: Record<string, FixtureStory> = {
    plain: { html: box('teal') },
    turning: {
      html: `<style>@keyframes turn { to { rotate: 1turn } } b { display: block; inline-size: 50px; animation: turn 1s infinite }</style><b>turn</b>`,
    },
    clock: { html: `<p id="now"></p><img src="data:," onerror="now.textContent = new Date()">` },
    unseen: { html: `<p>${'x'.repeat(9)}</p>`, visual: { skip: 'It shows the time.' } },
    night: { html: box('navy'), globals: { theme: 'dark' } },
    board: { html: box('plum'), globals: { viewport: { value: 'tablet' } } },
    pocket: { html: box('olive'), globals: { viewport: { value: 'phone' } } },
  };
  const before = await picture('before', { ...same, seeded: { html: box('tomato') }, gone: { html: box('gold') } });
  const after = await picture('after', { ...same, seeded: { html: box('tomato', 104) }, added: { html: box('pink') } });

  const findings = await compareAlbums(before, after, browser);
  const keysOf = (verdict: string) => findings.filter((finding) => finding.verdict === verdict).map(({ key }) => key);
  const all = (id: string) => ['light.phone', 'dark.phone', 'light.desktop', 'dark.desktop'].map((mode) => `${id}.${mode}`).sort();
  expect(keysOf('changed').sort()).toEqual(all('seeded'));
  expect(keysOf('new').sort()).toEqual(all('added'));
  expect(keysOf('removed').sort()).toEqual(all('gone'));
  expect(keysOf('skipped').sort()).toEqual(all('unseen'));
  expect(keysOf('same').filter((key) => key.startsWith('night'))).toEqual(['night.dark.desktop', 'night.dark.phone']);
  expect(keysOf('same').filter((key) => key.startsWith('pocket'))).toEqual(['pocket.dark.phone', 'pocket.light.phone']);

  expect(PNG.sync.read(readFileSync(join(after.album.folder, 'board.light.desktop.png'))).width).toBe(768);
  expect(keysOf('same').filter((key) => key.startsWith('board'))).toEqual(['board.dark.desktop', 'board.light.desktop']);

  const page = readFileSync(writeReport(join(folder, 'report'), 'before → after', findings, before.album, after.album), 'utf8');
  expect(page).toContain('"changed":4');
  const pictures = readdirSync(join(folder, 'report/pictures'));
  expect(pictures.filter((file) => file.endsWith('.difference.png'))).toHaveLength(4);

  // The report is looked at as people do: its list, its keys.
  const tab = await browser.newPage();
  await tab.goto(`file://${join(folder, 'report/index.html')}`);
  await tab.getByRole('button', { name: 'seeded' }).first().click();
  await tab.keyboard.press('ArrowDown');
  expect(await tab.getByRole('heading', { level: 2, name: 'Fixture / seeded' }).isVisible()).toBe(true);
  await tab.keyboard.press('4');
  expect(await tab.getByRole('img', { name: 'difference' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
  await tab.close();
}, 60_000);
