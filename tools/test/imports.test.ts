import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRunImports, runBy } from './imports.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-imports-'));
afterAll(() => rmSync(root, { recursive: true }));
const files = {
  'libs/ui/package.json': JSON.stringify({ name: '@foyer/ui', exports: { '.': './src/index.ts', './theme': './src/theme.ts' } }),
  'libs/ui/src/index.ts': `import './base.css.ts';\nexport { Button, type ButtonProps } from './button.tsx';\nexport { Tabs as Register } from './tabs.tsx';\n`,
  'libs/ui/src/base.css.ts': '',
  'libs/ui/src/theme.ts': '',
  'libs/ui/src/button.tsx': `import type { Tone } from './tone.ts';\nexport const Button = 1;`,
  'libs/ui/src/tabs.tsx': `import { vars } from '@foyer/ui/theme';`,
  'libs/ui/src/tone.ts': '',
  'apps/portal/src/form.tsx': `import {\n  Button,\n  type ButtonProps,\n} from '@foyer/ui';`,
  'apps/portal/src/page.tsx': `import { Register } from '@foyer/ui';\nconst load = () => import('./form.tsx');`,
  'apps/portal/src/all.ts': `import * as ui from '@foyer/ui';`,
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const imports = readRunImports(root, ['**/*.{ts,tsx}']);
const after = (...changed: string[]) =>
  [...runBy(imports, changed)].filter((file) => file.startsWith('apps/')).map((file) => file.slice('apps/portal/src/'.length));

test('a change reaches those who take what changed, through an index by name, and later too', () => {
  expect(after('libs/ui/src/button.tsx').sort()).toEqual(['all.ts', 'form.tsx', 'page.tsx']);
  expect(after('libs/ui/src/tabs.tsx').sort()).toEqual(['all.ts', 'page.tsx']);
  expect(after('libs/ui/src/theme.ts').sort()).toEqual(['all.ts', 'page.tsx']);
});

test('what an index does for its effect reaches all who take anything of it; types alone reach nothing', () => {
  expect(after('libs/ui/src/base.css.ts').sort()).toEqual(['all.ts', 'form.tsx', 'page.tsx']);
  expect(after('libs/ui/src/tone.ts')).toEqual([]);
});

test('what composes everything is reached, and not what it composes beside', () => {
  expect(after('libs/ui/src/button.tsx').includes('page.tsx')).toBe(true);
  const roofed = runBy(imports, ['libs/ui/src/button.tsx'], ['apps/portal/src/form.tsx']);
  expect([roofed.has('apps/portal/src/form.tsx'), roofed.has('apps/portal/src/page.tsx')]).toEqual([true, false]);
});
