import { describe, expect, it } from 'vitest';
import { createDemoProgress } from './demo-progress.ts';

function shown(isTTY: boolean): string[] {
  const texts: string[] = [];
  const show = createDemoProgress({ isTTY, write: (text) => void texts.push(text) });
  show({ step: 'texts', done: 0 });
  for (let count = 0; count <= 1000; count += 1) show({ step: 'pictures', done: count / 1000 });
  show({ step: 'database', done: 0 });
  show({ step: 'database', done: 1 });
  return texts;
}

describe('the progress of the demo', () => {
  it('is one changing line on a terminal', () => {
    const texts = shown(true);
    expect(texts).toHaveLength(1 + 101 + 2);
    expect(texts.filter((text) => text.endsWith('\n'))).toEqual(['\r\u001b[K  Making the demo: filling the database 100 %\n']);
  });

  it('is a few lines elsewhere', () => {
    expect(shown(false)).toEqual([
      '  Making the demo: writing the texts 0 %\n',
      ...[0, 25, 50, 75, 100].map((percent) => `  Making the demo: drawing the pictures ${percent} %\n`),
      '  Making the demo: filling the database 0 %\n',
      '  Making the demo: filling the database 100 %\n',
    ]);
  });
});
