// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstViewNowContext } from './first-view-now.ts';
import { useNow } from './use-now.ts';

const Clock = () => <p>{new Date(useNow()).toISOString().slice(11, 19)}</p>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('ticks once a minute with one timer for all', () => {
  const view = render([1, 2, 3].map((key) => <Clock key={key} />));
  expect(vi.getTimerCount()).toBe(1);
  expect(view.container).toHaveProperty('textContent', '14:00:00'.repeat(3));
  act(() => vi.advanceTimersByTime(60_000));
  expect(view.container).toHaveProperty('textContent', '14:01:00'.repeat(3));
  view.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('is right at once where it was not shown for a while', () => {
  render(<Clock />).unmount();
  vi.advanceTimersByTime(600_000);
  expect(render(<Clock />).container).toHaveProperty('textContent', '14:10:00');
});

it('is hydrated with the server’s clock and then takes the device’s', async () => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const view = (
    <FirstViewNowContext value={Date.parse('2026-11-21T13:37:00Z')}>
      <Clock />
    </FirstViewNowContext>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(view);
  expect(page.textContent).toBe('13:37:00');
  const root = await act(() => hydrateRoot(page, view));
  expect(page.textContent).toBe('15:00:00');
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});
