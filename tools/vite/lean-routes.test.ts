import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './base.ts';
import { withoutSources } from './lean-routes.ts';

it('takes away the source file of a route and nothing else', () => {
  const code =
    "{ path: 'news', ...lazyRoute(\n  'src/routes/a.route.tsx', () => import('../routes/a.route.tsx'), { missing: 'src/x' }) }, alias('src/y')";
  expect(withoutSources(code)).toBe(
    "{ path: 'news', ...lazyRoute(\n  undefined, () => import('../routes/a.route.tsx'), { missing: 'src/x' }) }, alias('src/y')",
  );
});

it('finds them in the real table', () => {
  const code = readFileSync(join(root, 'apps/portal/src/router/routes.tsx'), 'utf8');
  const count = (text: string) => text.match(/'src\/routes\/[^']+\.route\.tsx'/g)?.length ?? 0;
  expect(count(code)).toBeGreaterThan(20);
  expect(count(withoutSources(code))).toBe(0);
});
