// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../../host/app/chunk.ts';
import { guardStart } from './start-guard.ts';
import { typedText } from './typed-text.ts';

const page = (title: string) => `<main tabindex="-1"><h1>${title}</h1><button>Again</button></main>`;
const isReachable = vi.fn(async () => true);
const reloadOnce = vi.fn(() => false);
const heading = () => document.querySelector('h1')?.textContent;
const settled = () => vi.advanceTimersByTimeAsync(0);

function guard(): void {
  // As it is in the document: by its text alone.
  const copy = new Function(`return (${guardStart})`)() as typeof guardStart;
  copy({ failing: page('Failed'), offline: page('Offline') }, 120_000, { isReachable, reloadOnce, typedText });
}

function failScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  document.body.appendChild(script).dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  isReachable.mockResolvedValue(true);
  sessionStorage.clear();
  document.title = 'News · Foyer';
  document.body.innerHTML = '<p>page</p><input name="a" value=""><input type="password" value=""><textarea>said</textarea>';
});
afterEach(() => {
  // Ends what listens on the window.
  window.__foyerStart?.(async () => undefined);
  vi.useRealTimers();
});

it('leaves a page alone that starts in time', async () => {
  guard();
  await vi.advanceTimersByTimeAsync(119_999);
  window.__foyerStart!(async () => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isReachable).not.toHaveBeenCalled();
  expect(heading()).toBeUndefined();
});

it('shows the page that says so in place of one that has not started after 120 s, and starts nothing any more', async () => {
  guard();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reloadOnce).toHaveBeenCalledWith('chunk');
  expect(heading()).toBe('Failed');
  expect(document.title).toBe('Failed · Foyer');
  expect(document.querySelector('p')!.hidden).toBe(true);
  expect(document.querySelector('[role=alert] main')).not.toBeNull();
  const late = vi.fn();
  window.__foyerStart!(late);
  expect(late).not.toHaveBeenCalled();
});

it('so it does where a script or a chunk fails', async () => {
  guard();
  failScript('/assets/entry-client.js');
  await settled();
  expect(heading()).toBe('Failed');
  document.body.replaceChildren();
  guard();
  window.__foyerStart!(() => Promise.reject(new ChunkLoadError()));
  await settled();
  expect(heading()).toBe('Failed');
});

it.each(['chrome-extension://abc/content.js', 'https://elsewhere.example/assets/a.js'])(
  'a script that is not ours may fail: %j',
  async (src) => {
    guard();
    failScript(src);
    await settled();
    expect(isReachable).not.toHaveBeenCalled();
  },
);

it('waits for the reload where one is allowed', async () => {
  guard();
  reloadOnce.mockReturnValueOnce(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(heading()).toBeUndefined();
});

it('says that there is no connection, and tries again after a while', async () => {
  guard();
  isReachable.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(heading()).toBe('Offline');
  expect(reloadOnce).not.toHaveBeenCalled();
  isReachable.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reloadOnce).toHaveBeenCalledOnce();
});

it('the button says where the connection was lost meanwhile', async () => {
  guard();
  await vi.advanceTimersByTimeAsync(120_000);
  isReachable.mockResolvedValue(false);
  document.querySelector('button')!.click();
  await settled();
  expect(heading()).toBe('Offline');
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

it('keeps what was typed across the reload, once, and no password', async () => {
  guard();
  const [name, secret] = document.querySelectorAll('input');
  name!.value = 'm.muster';
  secret!.value = 'secret';
  document.querySelector('textarea')!.value = 'said more';
  await vi.advanceTimersByTimeAsync(120_000);
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  document.body.innerHTML = '<input name="a" value=""><input type="password" value=""><textarea>said</textarea>';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect([...document.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value)).toEqual([
    'm.muster',
    '',
    'said more',
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('leaves the fields of another address alone', async () => {
  guard();
  sessionStorage.setItem('foyer-draft:before-start', JSON.stringify({ href: 'https://portal.example/other', typed: ['m.muster'] }));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.querySelector('input')!.value).toBe('');
});
