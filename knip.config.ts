import type { KnipConfig } from 'knip';

/** What nothing uses any more: files, exports, packages. Files that are started or loaded by their path are entries, since no import leads to them. */
export default {
  workspaces: {
    // Stories of the test run alone.
    '.': { entry: ['.storybook/{board,docs}/*.stories.tsx', '.storybook/preact/{act.ts,main.ts,preview.tsx}'] },
    'apps/portal': { entry: ['e2e/global-setup.ts', 'e2e/**/*.spec.ts'] },
    'apps/cli': { entry: ['src/main.ts'] },
    'apps/server': { entry: ['src/main.ts', 'test/serve*.ts', 'test/setup/*.ts', 'test/fuzz/*.fuzz.ts'] },
    // Draws the demo's films, which are kept as files.
    'libs/demo': { entry: ['src/films/draw.ts'] },
    // The doors of the npm packages, and how they are built.
    'libs/api': { entry: ['package.config.ts', 'src/package.ts'] },
    'libs/ui': { entry: ['package.config.ts', 'tools/*.mjs'] },
    'libs/widgets/embed': { entry: ['package.config.ts', 'src/package/{index,react}.ts', 'src/renderer/react.js'] },
    tools: {
      entry: [
        '{bench,chaos,fuzz,generate,visual}/{bench,chaos,fuzz,generate,visual}.ts',
        'contract/{generate,fresh,breaking}.ts',
        '{generate,i18n,pack}/check.ts',
        'migrations/complete.ts',
        'sizes/{sizes,entries}.ts',
        'test/{main,check,types}.ts',
        'launch/*.mjs',
        'chaos/shift-clock.mjs',
        'visual/report/page.js',
      ],
    },
  },
  // Generated types; projects of their own, which install the packages.
  ignore: ['libs/api/src/schema.gen.ts', 'examples/**'],
  // Fonts and an example's script are read as files; tools are started by their path.
  ignoreDependencies: [
    '@fontsource-variable/.*',
    '@fontsource/.*',
    '@formatjs/cli',
    '@redocly/cli',
    'autocannon',
    'jquery',
    'typescript-7',
    '@types/smtp-server',
  ],
  // Draws the demo's films, by hand.
  ignoreBinaries: ['ffmpeg'],
  // Written relative to the server's folder.
  ignoreUnresolved: ['test/setup/.*'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
