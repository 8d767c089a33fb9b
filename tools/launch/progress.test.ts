import { expect, test, vi } from 'vitest';
import { createProgress } from './progress.mjs';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text) > 0, text: () => written.join('') };
}

test('without a terminal each step is two plain lines', async () => {
  const out = screen(false);
  await createProgress(out).step('Building', () => Promise.resolve());
  expect(out.text()).toMatch(/^ {2}Building …\n✓ Building \(0\.\d s\)\n$/);
});

test('on a terminal the line counts and is replaced by the result', async () => {
  const out = screen(true);
  const lines = () => out.text().split('\r\u001b[K');
  const counting = /^ {2}Building … (?!0\.0)\d+\.\d s$/;
  const counted = () => vi.waitUntil(() => lines().some((line) => counting.test(line)), { timeout: 10_000 });
  await createProgress(out).step('Building', counted);
  expect(lines().at(-1)).toMatch(/^✓ Building \(\d+\.\d s\)\n$/);
});

test('a failing step says so and passes the error on', async () => {
  const out = screen(false);
  const failing = createProgress(out).step('Building', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(out.text()).toContain('✗ Building');
});
