import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { preact } from '../../tools/vite/preact.ts';
import storybook from '../main.ts';

/** What widgets are made of that acts by itself. */
const components = [
  'confirm-dialog',
  'dialog',
  'floating-panel',
  'form-dialog',
  'gallery-overlay',
  'growing-list',
  'menu',
  'radio-group',
  'search-field',
  'snackbar',
  'stepper',
  'switch',
];

/** The stories of the widgets as other websites show them: drawn by Preact (docs/decisions/0093). For tests alone. */
const config: StorybookConfig = {
  ...storybook,
  stories: [`../../libs/ui/src/{${components.join()}}/*.stories.tsx`, '../../libs/widgets/*/src/**/*.stories.tsx'],
  viteFinal: async (vite, options) =>
    mergeConfig(await storybook.viteFinal!(vite, options), {
      plugins: [preact()],
      resolve: { alias: [{ find: /^react-dom\/test-utils$/, replacement: join(import.meta.dirname, 'act.ts') }] },
    }),
};

export default config;
