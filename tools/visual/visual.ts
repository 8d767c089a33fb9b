// `npm run visual`: pictures of all stories, compared with those of an earlier commit. docs/visual-review.md explains it.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { createProgress, type Progress } from '../launch/progress.mjs';
import { root } from '../test/commands.ts';
import { openAlbum } from './album.ts';
import { openBrowser } from './browser.ts';
import { buildStorybook, buildStorybookOf } from './build.ts';
import { takePictures } from './capture.ts';
import { type Commit, findBase, head, isClean } from './commit.ts';
import { compareAlbums, type Pictured } from './compare-albums.ts';
import { countsOf } from './findings.ts';
import { help, type Options, readOptions } from './options.ts';
import { writeReport } from './report.ts';
import { matches, readStories } from './stories.ts';

const home = join(root, '.foyer/visual');
const kept = 3;

/** The browser and the code that takes the pictures: other ones may give other pixels. */
function conditionsOf(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const name of ['browser', 'capture', 'modes', 'preview', 'settle'])
    hash.update(readFileSync(join(import.meta.dirname, `${name}.ts`)));
  return hash.digest('hex');
}

async function picturesOfNow(browser: Browser, progress: Progress, { only }: Options): Promise<Pictured> {
  const storybook = join(home, 'storybook');
  await progress.step('Build Storybook', () => buildStorybook(root, storybook));
  const stories = readStories(storybook).filter((story) => matches(story, only));
  if (stories.length === 0) throw new Error(`No story fits “${only ?? ''}”.`);
  const album = openAlbum(join(home, 'pictures'), conditionsOf(browser), { empty: true });
  await progress.step(`Picture ${stories.length} stories`, () => takePictures({ storybook, stories, album, browser }));
  album.save();
  return { storybook, stories, album };
}

async function picturesOfBase(commit: Commit, browser: Browser, progress: Progress, { only, update }: Options): Promise<Pictured> {
  const folder = join(home, commit.hash);
  const storybook = join(folder, 'storybook');
  if (!existsSync(join(storybook, 'index.json'))) {
    await progress.step(`Build the Storybook of ${commit.hash.slice(0, 8)}`, () => buildStorybookOf(commit, storybook));
  }
  const stories = readStories(storybook).filter((story) => matches(story, only));
  const album = openAlbum(join(folder, 'pictures'), conditionsOf(browser), { empty: update });
  const pictured = new Set([...album.shots.values()].map(({ story }) => story.id));
  const missing = stories.filter(({ id }) => !pictured.has(id));
  if (missing.length > 0) {
    await progress.step(`Picture ${missing.length} stories of ${commit.hash.slice(0, 8)}`, () =>
      takePictures({ storybook, stories: missing, album, browser }),
    );
    album.save();
  }
  return { storybook, stories, album };
}

/** Keeps what was just pictured as the base of the next comparison, and drops the oldest ones. */
async function keep({ storybook, album }: Pictured): Promise<void> {
  const { hash } = await head();
  const folder = join(home, hash);
  cpSync(storybook, join(folder, 'storybook'), { recursive: true });
  cpSync(album.folder, join(folder, 'pictures'), { recursive: true });
}

function dropOld(current: string): void {
  const commits = globSync('????????????????????????????????????????', { cwd: home }).filter((name) => basename(name) !== current);
  for (const name of commits.slice(0, Math.max(0, commits.length - kept))) rmSync(join(home, name), { recursive: true, force: true });
}

async function main(options: Options): Promise<boolean> {
  const progress = createProgress();
  const commit = await findBase(options.base);
  const browser = await openBrowser();
  try {
    const now = await picturesOfNow(browser, progress, options);
    const before = await picturesOfBase(commit, browser, progress, options);
    const findings = await progress.step('Compare', () => compareAlbums(before, now, browser, options.only));
    const about = `${commit.hash.slice(0, 8)} “${commit.subject}” → ${(await isClean()) ? (await head()).hash.slice(0, 8) : 'this folder'}`;
    const page = writeReport(join(home, 'report'), about, findings, before.album, now.album);
    if (!options.only && (await isClean())) await keep(now);
    dropOld(commit.hash);
    const counts = countsOf(findings);
    console.log(`\n${about}\n${Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`); // prettier-ignore
    console.log(`Report: ${page}`);
    return counts.changed + counts.new + counts.removed === 0;
  } finally {
    await browser.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else process.exitCode = (await main(options)) ? 0 : 1;
} catch (error) {
  const output = error instanceof Error && 'output' in error ? `\n${String(error.output)}` : '';
  console.error(`${error instanceof Error ? error.message : String(error)}${output}`);
  process.exitCode = 2;
}
