import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story of the fixture: what it shows, its parameters, and the globals it sets for itself. */
export interface FixtureStory {
  html: string;
  visual?: { skip?: string; delay?: number };
  globals?: { theme?: string; viewport?: { value: string } };
}

/** Runs in the fixture's page: the little of Storybook's preview that pictures need. */
function preview(stories: Record<string, FixtureStory>): void {
  type Listener = (data: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  let theme = 'light';
  let current = '';
  const emit = (event: string, data?: unknown) => listeners.get(event)?.forEach((listener) => listener(data));
  const on = (event: string, listener: Listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  const update = (globals: { theme?: string }) => (theme = globals.theme ?? theme);
  const render = () => {
    const { html, visual, globals = {} } = stories[current]!;
    emit('storyPrepared', {
      parameters: { visual, viewport: { options: { phone: { styles: { width: '390px' } }, tablet: { styles: { width: '768px' } } } } },
    });
    emit('globalsUpdated', { storyGlobals: globals });
    document.body.style.background = (globals.theme ?? theme) === 'dark' ? '#222' : '#fff';
    document.body.innerHTML = html;
    setTimeout(() => emit('storyFinished', { storyId: current, status: 'success' }));
  };
  on('setCurrentStory', (data) => {
    current = (data as { storyId: string }).storyId;
    render();
  });
  on('updateGlobals', (data) => {
    update((data as { globals: { theme?: string } }).globals);
    render();
  });
  Object.assign(globalThis, {
    __STORYBOOK_ADDONS_CHANNEL__: { on, off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener), emit },
    __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update } } },
  });
}

/** Writes something like a built Storybook, for tests of what looks at one. */
export function writeStorybook(folder: string, stories: Record<string, FixtureStory>): void {
  mkdirSync(folder, { recursive: true });
  const entries = Object.keys(stories).map((id) => [id, { type: 'story', id, title: 'Fixture', name: id }]);
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  const script = `(${preview.toString()})(${JSON.stringify(stories).replaceAll('<', '\\u003c')})`;
  writeFileSync(join(folder, 'iframe.html'), `<!doctype html><body style="margin: 0"></body><script>${script}</script>`);
}
