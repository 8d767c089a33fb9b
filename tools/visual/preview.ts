import type { Page } from 'playwright';

/** What a story said of itself when it was shown. */
export interface Shown {
  /** What the story sets for itself by its globals, whatever the toolbar says: a theme, a width in px. */
  pinned: { theme?: string; width?: number };
  /** `parameters.visual`: `skip` says why there is no picture of the story, `delay` in ms what it needs to come to rest. */
  visual: { skip?: string; delay?: number };
  /** What went wrong on the way. */
  problem?: string;
}

interface Channel {
  on(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
  emit(event: string, data: unknown): void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  // Until the change of globals before is through.
  var rerendering: Promise<void> | undefined;
  var __STORYBOOK_PREVIEW__: { storyStoreValue?: { userGlobals: { update(globals: object): void } } };
}

/** Opens a built Storybook's preview without a story. `play: false` shows stories as they are first rendered. */
export async function openPreview(page: Page, url: string, { play = true } = {}): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  // Storybook plays nothing in embedded stories. Set from the start, this would lay out each story twice for every change, to report to the page
  // around it how large the story is.
  if (!play) await page.evaluate(() => history.replaceState({}, '', `${location.href}&embed=true`));
}

type Viewports = Record<string, { styles: { width: string } }>;

/** Runs in the page. */
async function showInPage({ id, globals, timeout }: { id: string; globals: object; timeout: number }): Promise<Shown> {
  await globalThis.rerendering;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const shown: Shown = { pinned: {}, visual: {} };
  let viewports: Viewports = {};
  const say = (data: unknown) =>
    (shown.problem ??= (data as { message?: string }).message ?? (data as { title?: string }).title ?? String(data));
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(shown);
    };
    const listeners: Record<string, (data: unknown) => void> = {
      storyPrepared: (data) => {
        const { parameters } = data as { parameters: { visual?: Shown['visual']; viewport?: { options?: Viewports } } };
        const { skip, delay } = parameters.visual ?? {};
        shown.visual = { skip, delay };
        viewports = parameters.viewport?.options ?? {};
      },
      globalsUpdated: (data) => {
        const { theme, viewport } = (data as { storyGlobals: { theme?: string; viewport?: { value?: string } } }).storyGlobals;
        const width = Number.parseInt(viewports[viewport?.value ?? '']?.styles.width ?? '', 10);
        shown.pinned = { theme, ...(width > 0 && { width }) };
      },
      playFunctionThrewException: say,
      storyThrewException: say,
      storyErrored: say,
      storyMissing: (missing) => {
        say(`There is no story ${String(missing)}.`);
        finish();
      },
      storyFinished: (data) => {
        const { storyId, status } = data as { storyId: string; status: string };
        if (storyId !== id) return;
        if (status === 'error') shown.problem ??= 'The story failed.';
        finish();
      },
    };
    const timer = setTimeout(() => {
      say(`The story was not ready within ${timeout / 1000} s.`);
      finish();
    }, timeout);
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    // Not by event, which would render the story that goes once more.
    globalThis.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.update(globals);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** axe has its place in the story tests; here it would take most of the time. */
const withoutAxe = { a11y: { manual: true } };

/** Shows a story in an open preview, plays it, and waits until that is over. */
export const showStory = (page: Page, id: string, globals: object, timeout = 15_000): Promise<Shown> =>
  page.evaluate(showInPage, { id, globals: { ...withoutAxe, ...globals }, timeout });

/** Runs in the page. Storybook waits for animations a tenth of a second before it is through: the picture can be taken meanwhile. */
function changeInPage(globals: object): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((rendered) => {
    globalThis.rerendering = new Promise((through) => {
      const onPhase = (data: unknown) => {
        if ((data as { newPhase: string }).newPhase === 'completing') rendered();
      };
      const finish = () => {
        clearTimeout(timer);
        channel.off('storyRenderPhaseChanged', onPhase);
        channel.off('storyFinished', finish);
        rendered();
        through();
      };
      const timer = setTimeout(finish, 5000);
      channel.on('storyRenderPhaseChanged', onPhase);
      channel.on('storyFinished', finish);
      channel.emit('updateGlobals', { globals });
    });
  });
}

/** Changes globals under the story on screen, which stays as it was played. */
export const changeGlobals = (page: Page, globals: object): Promise<void> => page.evaluate(changeInPage, globals);
