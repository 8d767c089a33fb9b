// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateTarget } from './use-late-target.ts';

function Page() {
  useLateTarget();
  return null;
}

const scrolledTo: string[] = [];
const show = (hash: string) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: [`/${hash}`] })} />);
const add = (id: string) => document.body.append(Object.assign(document.createElement('section'), { id }));

beforeEach(() => {
  vi.useFakeTimers();
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('scrolls to what comes late, once', () => {
  show('#module_late');
  vi.advanceTimersByTime(1400);
  add('module_late');
  expect(scrolledTo).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(scrolledTo).toEqual(['module_late']);
  vi.advanceTimersByTime(60_000);
  expect(scrolledTo).toHaveLength(1);
});

it('leaves alone what is there', () => {
  add('comments');
  show('#comments');
  vi.advanceTimersByTime(60_000);
  expect(scrolledTo).toEqual([]);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('gives up at the first %s', (type) => {
  show('#module_late');
  vi.advanceTimersByTime(600);
  window.dispatchEvent(new Event(type));
  add('module_late');
  vi.advanceTimersByTime(60_000);
  expect(scrolledTo).toEqual([]);
});

it('gives up after a while', () => {
  show('#module_never');
  vi.advanceTimersByTime(20_000);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['', '#', '#%E0%A4%A'])('does nothing harmful for the hash "%s"', (hash) => {
  show(hash);
  vi.advanceTimersByTime(30_000);
  expect(scrolledTo).toEqual([]);
});

it('stops when the page is left', () => {
  show('#module_late').unmount();
  expect(vi.getTimerCount()).toBe(0);
});
