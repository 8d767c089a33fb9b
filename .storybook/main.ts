import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { baseConfig, basePlugins } from '../tools/vite/base.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/{ui,modules/*,widgets/*}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: false, outline: false },
  // `worker-only`: the preview starts the mocks itself, so that every story gets fresh ones.
  viteFinal: (vite) => mergeConfig(vite, { ...baseConfig, plugins: [...basePlugins(), msw({ mode: 'worker-only' })] }),
};

export default config;
