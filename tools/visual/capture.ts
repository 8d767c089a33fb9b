import type { Browser, Page } from 'playwright';
import { themes, type Theme, type Width, widths } from './modes.ts';
import { type Album, keyOf } from './album.ts';
import { openPage } from './browser.ts';
import { changeGlobals, openPreview, showStory } from './preview.ts';
import { withServer } from './serve.ts';
import { takePicture } from './settle.ts';
import type { Story } from './stories.ts';

/** Pictures to be taken of a built Storybook. */
export interface Order {
  /** The folder of the built Storybook. */
  storybook: string;
  stories: readonly Story[];
  album: Album;
  browser: Browser;
  /** Loads the page again for each story, which is slower and leaves nothing over from the story before. */
  fresh?: boolean;
  /** Called for each story in each width. */
  onStory?: () => void;
}

const isTheme = (value: string | undefined): value is Theme => themes.some((theme) => theme === value);

/** The page in which a story that sets a width for itself is shown: the nearest of ours. */
const nearest = (pinned: number): Width => (pinned < 600 ? 'phone' : 'desktop');

async function pictureStory(page: Page, url: string, story: Story, width: Width, album: Album): Promise<void> {
  const globals = { theme: themes[0] };
  let shown = await showStory(page, story.id, globals);
  const { pinned, visual } = shown;
  if (visual.skip) return themes.forEach((theme) => album.add({ story, width, theme, skipped: visual.skip }));
  // What a story sets for itself is pictured once.
  if (pinned.width && nearest(pinned.width) !== width) return;
  const size = page.viewportSize()!;
  const other = pinned.width && pinned.width !== size.width;
  if (other) {
    await page.setViewportSize({ ...size, width: pinned.width! });
    await openPreview(page, url);
    shown = await showStory(page, story.id, globals);
  }
  const shot = { story, width, ...(shown.problem && { problem: shown.problem }) };
  if (isTheme(pinned.theme)) album.add({ ...shot, theme: pinned.theme }, await takePicture(page, visual.delay));
  else {
    for (const theme of themes) {
      if (theme !== themes[0]) await changeGlobals(page, { theme });
      album.add({ ...shot, theme }, await takePicture(page, visual.delay));
    }
  }
  if (other) await page.setViewportSize(size);
}

const hasProblem = (album: Album, { id }: Story, width: Width) => themes.some((theme) => album.shots.get(keyOf(id, theme, width))?.problem);

async function pictureAll(url: string, width: Width, { stories, album, browser, fresh = false, onStory }: Order): Promise<void> {
  let page = await openPage(browser, widths[width]);
  let used = false;
  const clean = async () => {
    if (used) {
      await page.context().close();
      page = await openPage(browser, widths[width]);
    }
    await openPreview(page, url);
    used = true;
  };
  await clean();
  for (const [index, story] of stories.entries()) {
    if (fresh && index > 0) await clean();
    try {
      await pictureStory(page, url, story, width, album);
      if (!hasProblem(album, story, width)) continue;
    } catch {
      // Storybook reloads the page where a story cannot be ended.
    } finally {
      onStory?.();
    }
    // What failed gets a page of its own: the story before may have been the reason.
    await clean();
    await pictureStory(page, url, story, width, album);
    await clean();
  }
  await page.context().close();
}

/** Takes the pictures: one page for each width, which the stories share. */
export const takePictures = (order: Order): Promise<void> =>
  withServer(order.storybook, async (url) => {
    await Promise.all((Object.keys(widths) as Width[]).map((width) => pictureAll(url, width, order)));
  });
