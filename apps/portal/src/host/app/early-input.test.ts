// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { earlyInputScript, replayEarlyForm, replayEarlyInput } from './early-input.ts';

beforeAll(() => {
  // The first view's inline script.
  new Function(earlyInputScript)();
});
beforeEach(() => {
  window.__foyerEarly!.press = null;
  document.body.innerHTML = '<nav><button type="button"><b>Menu</b></button></nav><details><summary>Hours</summary></details>';
});

/** What the browser makes of Enter and Space on a button or a `summary`: a press without a place. */
const key = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function pressesAfterLife(part: Element): number {
  const onClick = vi.fn();
  part.addEventListener('click', onClick);
  replayEarlyInput(part);
  return onClick.mock.calls.length;
}

it('presses a button again that a key has pressed too early, once', () => {
  key(find('button'));
  expect(pressesAfterLife(find('nav'))).toBe(1);
  expect(pressesAfterLife(find('nav'))).toBe(0);
});

it('leaves a press to React that is still on its way: it has brought the part to life', () => {
  const presses: number[] = [];
  find('button').addEventListener('click', () => presses.push(pressesAfterLife(find('nav'))), { once: true });
  key(find('button'));
  expect(presses).toEqual([0]);
});

it('leaves what is hydrated on its own to itself', () => {
  key(find('button'));
  replayEarlyInput(document.body, 'nav');
  expect(pressesAfterLife(find('nav'))).toBe(1);
});

it('leaves a summary alone: the browser has opened it, and a second press would close it', () => {
  key(find('summary'));
  expect(pressesAfterLife(find('details'))).toBe(0);
});

it('forgets a button that was left for a summary', () => {
  key(find('button'));
  key(find('summary'));
  expect(pressesAfterLife(find('nav'))).toBe(0);
});

it('holds the form of a module back until that is hydrated, whatever else is', () => {
  document.body.innerHTML = '<main><section><form><button>Go</button></form></section></main>';
  const [form, module] = [find('form') as HTMLFormElement, find('section')];
  const early = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(early()).toBe(false);
  replayEarlyForm(document);
  // Once more, in between.
  expect(early()).toBe(false);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  replayEarlyInput(find('main').appendChild(document.createElement('aside')));
  expect(sent).not.toHaveBeenCalled();
  replayEarlyInput(module);
  replayEarlyForm(document);
  expect(sent).toHaveBeenCalledOnce();
});

it('leaves a form to the browser that leads somewhere by itself', () => {
  document.body.innerHTML = '<form action="/de_DE/search_results"><input name="q"></form>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  expect(find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
  find('form').addEventListener('submit', sent);
  replayEarlyForm(document);
  expect(sent).not.toHaveBeenCalled();
});

it('leaves a form to the part that has handled it', () => {
  document.body.innerHTML = '<form><button>Go</button></form>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', sent);
  (find('form') as HTMLFormElement).requestSubmit();
  replayEarlyForm(document);
  expect(sent).toHaveBeenCalledOnce();
});

it('sends a form once that Enter has sent too early', () => {
  document.body.innerHTML = '<form><input name="q"><button>Go</button></form>';
  const form = find('form') as HTMLFormElement;
  const early = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  replayEarlyForm(document);
  replayEarlyForm(document);
  expect(sent).toHaveBeenCalledOnce();
});
