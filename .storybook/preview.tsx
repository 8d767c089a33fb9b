import { loadMessages } from '@foyer/i18n/messages';
import { adoptFonts } from '@foyer/ui';
import type { Preview } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { failOnConsoleErrors, watchConsoleErrors } from './console-errors.ts';
import { globalTypes, initialGlobals, readGlobals, viewports } from './globals.ts';
import { failOnUnhandledCalls, freshMocks } from './mocks.ts';
import { Providers } from './providers.tsx';
import { emulateReducedMotion } from './reduced-motion.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocks of this story; `beforeEach: ({ msw }) => msw.use(...)` changes them for it alone. */
    msw: SetupWorker;
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: viewports },
    controls: { matchers: { date: /_date$|_at$/ } },
    options: { storySort: { order: ['ui', 'modules', 'widgets'] } },
  },
  // Stories are judged in the faces of the design, which a page may do without while they load.
  beforeAll: adoptFonts,
  loaders: [async ({ globals }) => ({ messages: await loadMessages(readGlobals(globals).locale) })],
  async beforeEach(context) {
    context.msw = await freshMocks();
    const stopWatching = watchConsoleErrors(context.parameters['consoleErrors'] as RegExp[] | undefined);
    const undoMotion = readGlobals(context.globals).motion === 'reduced' ? emulateReducedMotion() : undefined;
    return () => {
      stopWatching();
      undoMotion?.();
    };
  },
  afterEach() {
    failOnUnhandledCalls();
    failOnConsoleErrors();
  },
  decorators: [
    (Story, { globals, id, loaded, viewMode }) => {
      const { locale, theme, motion } = readGlobals(globals);
      return (
        <Providers
          // Another story or language starts with another client and an empty cache.
          key={`${id} ${locale}`}
          {...{ locale, theme, motion }}
          messages={loaded['messages']}
          ownsPage={viewMode === 'story'}
        >
          <Story />
        </Providers>
      );
    },
  ],
};

export default preview;
