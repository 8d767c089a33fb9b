import { createTree } from '@nx/devkit/testing';
import { expect, it } from 'vitest';
import { insert } from './insert.ts';

const list = 'const list = {\n  one,\n};\nconst other = {\n  one,\n};\n';

it('puts text before or after the last match', () => {
  const tree = createTree();
  tree.write('list.ts', list);
  insert(tree, 'list.ts', 'before', /^};$/m, '  two,\n');
  insert(tree, 'list.ts', 'after', /const list = {\n/, '  zero,\n');
  expect(tree.read('list.ts', 'utf8')).toBe('const list = {\n  zero,\n  one,\n};\nconst other = {\n  one,\n  two,\n};\n');
});

it('says which file changed its form', () => {
  const tree = createTree();
  tree.write('list.ts', list);
  expect(() => insert(tree, 'list.ts', 'before', /absent/, 'x')).toThrow('list.ts no longer holds /absent/');
  expect(() => insert(tree, 'gone.ts', 'before', /absent/, 'x')).toThrow('gone.ts is missing');
});
