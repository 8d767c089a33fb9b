// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { watchUpdates } from './watch-updates.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Receives one worker's message about a version, after which the browser finds this on asking the server. */
async function receive(version: string, found: { installing?: object; waiting?: object } | Error, state = 'activated'): Promise<boolean> {
  document.head.innerHTML = '<meta name="foyer-version" content="now">';
  const update = () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found));
  const registration = { update, active: null };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    startMessages: () => undefined,
  });
  const onUpdate = vi.fn();
  const end = watchUpdates(onUpdate, container as never);
  const source = { state } as never;
  const message = new MessageEvent('message', { data: { version } });
  Object.defineProperty(message, 'source', { value: source });
  container.dispatchEvent(message);
  await settled();
  end();
  return onUpdate.mock.calls.length > 0;
}

it.each([
  ['the newest worker has another version', 'other', {}, 'activated', true],
  ['it takes over in this moment', 'other', {}, 'activating', true],
  ['it has the version that runs', 'now', {}, 'activated', false],
  ['its successor is being installed', 'other', { installing: {} }, 'activated', false],
  ['its successor waits', 'other', { waiting: {} }, 'activated', false],
  ['its successor has taken over', 'other', {}, 'redundant', false],
  ['the server does not answer', 'other', new Error('offline'), 'activated', false],
] as const)('%s: %s %j %s → %s', async (_, version, found, state, expected) => {
  expect(await receive(version, found, state)).toBe(expected);
});
