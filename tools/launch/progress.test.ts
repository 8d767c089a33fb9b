import { expect, test } from 'vitest';
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
  await createProgress(out).step('Building', () => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(out.text()).toContain('\r\u001b[K  Building … 0.1 s');
  expect(out.text().split('\r\u001b[K').at(-1)).toMatch(/^✓ Building \(0\.\d s\)\n$/);
});

test('a failing step says so and passes the error on', async () => {
  const out = screen(false);
  const failing = createProgress(out).step('Building', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(out.text()).toContain('✗ Building');
});
