import { expect, it } from 'vitest';
import { withMergedParts } from './merged-parts.ts';

const manifest = {
  _a: { file: 'a.js', imports: ['_b'], css: ['a.css'] },
  'src/b.tsx': { file: 'b.js' },
};

it('a part that shares its file is found by its own source, with what the file needs', () => {
  const merged = withMergedParts(manifest, [
    ['a.js', ['src/one.tsx', 'src/two.tsx']],
    ['b.js', ['src/b.tsx']],
    ['gone.js', ['src/gone.tsx']],
  ]);
  expect(merged).toEqual({ ...manifest, 'src/one.tsx': manifest._a, 'src/two.tsx': manifest._a });
});
