import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { modes } from '../tools/visual/modes.ts';
import { boardFinished } from './board/finished.ts';
import { type LoadedBoard, loadBoard } from './board/load.ts';
import type { BoardParameter } from './board/parameter.ts';
import { addBrand } from './brands.ts';
import { failOnConsoleErrors, watchConsoleErrors } from './console-errors.ts';
import { Code, Pre } from './docs/code.tsx';
import { DocsContainer, DocsPage } from './docs/lazy.tsx';
import { expectOpenOverlay } from './ends-open.ts';
import { loadFonts } from './fonts.ts';
import { globalTypes, initialGlobals, isAsWritten, readGlobals, viewports } from './globals.ts';
import { createMockApi, type MockApi } from './mocks/mock-api.ts';
import { serve } from './mocks/worker.ts';
import { shieldFromParkedPointer } from './parked-pointer.ts';
import { emulateMotion } from './emulate-motion.ts';
import { reportFaultsAlone } from './reports.ts';
import { StoryFrame } from './story-frame.tsx';
import { loadLanguage } from './story-language.ts';

// A busy machine may take longer than the usual second. Who finds what it waits for loses nothing.
configure({ asyncUtilTimeout: 5000 });

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocks of this story; `beforeEach: ({ msw }) => msw.use(...)` changes them for it alone. */
    msw: MockApi;
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  // `cell`: the one cell of a board that a frame shows.
  initialGlobals: { ...initialGlobals, cell: undefined },
  parameters: {
    // A test run reads the violations alone; what passed would be described node by node, which takes as long as the checks. Style sheets are
    // read rule by rule for an experimental check alone, which does not run.
    a11y: {
      test: 'error',
      options: import.meta.env['VITEST_STORYBOOK'] ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {},
    },
    chromatic: { modes },
    layout: 'fullscreen',
    viewport: { options: viewports },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      components: { code: Code, pre: Pre },
      // The ground of a story fills its frame; `StoryFrame` gives it its margins.
      canvas: { layout: 'fullscreen' },
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      source: { excludeDecorators: true },
    },
    controls: { expanded: true, sort: 'requiredFirst', matchers: { date: /_date$|_at$/ } },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Welcome',
            'Principles',
            'Tokens',
            'How to build a component',
            'How to build a module',
            'Accessibility',
            'Content style',
            'Change log',
          ],
          'UI',
          ['Foundations', 'Controls', 'Overlays', 'Display', 'Shell'],
          'Modules',
          'Widgets',
          'Mails',
        ],
      },
    },
  },
  loaders: [
    async ({ abortSignal, globals, parameters }) => {
      const chosen = readGlobals(globals);
      const board = parameters['board'] as BoardParameter | undefined;
      const [language] = await Promise.all([
        loadLanguage(chosen.locale),
        addBrand(chosen.brand),
        loadFonts(chosen.brand, board ? 'board' : chosen.locale),
      ]);
      return { language, board: board && (await loadBoard(board, chosen, abortSignal)) };
    },
  ],
  async beforeEach(context) {
    const { motion, ...globals } = readGlobals(context.globals);
    context.msw = createMockApi(globals);
    // A docs page shows many stories at once: each has its mocks for itself, and none may speak for the page.
    if (context.viewMode === 'docs') return undefined;
    if (import.meta.env['VITEST_STORYBOOK'] === 'false') reportFaultsAlone(context.reporting);
    shieldFromParkedPointer();
    await serve(context.msw);
    const stopWatching = watchConsoleErrors(context.parameters['consoleErrors'] as RegExp[] | undefined);
    // A test run has reduced motion in its style sheets alone (vitest.config.ts): what scripts turn and move is tested.
    const undoMotion = motion === 'reduced' || import.meta.env['VITEST_STORYBOOK'] ? emulateMotion(motion === 'reduced') : undefined;
    const board = context.loaded['board'] as LoadedBoard | undefined;
    return () => {
      stopWatching();
      undoMotion?.();
      board?.prepared.panels.forEach(({ undo }) => undo());
    };
  },
  async afterEach(context) {
    const { canvasElement, globals, loaded, msw, storyGlobals } = context;
    await boardFinished(canvasElement);
    // A reviewer who changes what a story says or gets sees it; its play function and its errors are for what was written.
    if (!isAsWritten(storyGlobals, globals)) return;
    const board = loaded['board'] as LoadedBoard | undefined;
    if (!board) expectOpenOverlay(context);
    const cells = board?.prepared.panels ?? [];
    const unhandled = [msw, ...cells.map(({ api }) => api)].flatMap((mocks) => mocks.unhandled);
    if (unhandled.length > 0) throw new Error(`The story made calls without a mock:\n${unhandled.join('\n')}`);
    failOnConsoleErrors();
  },
  decorators: [
    (Story, context) => {
      const board = context.loaded['board'] as LoadedBoard | undefined;
      if (!board) return <StoryFrame Story={Story} context={context} />;
      const look = readGlobals(context.globals);
      const { Board, prepared } = board;
      return <Board key={[look.locale, look.network, look.role].join(' ')} {...{ prepared, look }} id={context.id} />;
    },
  ],
};

export default preview;
