import type { StoryContext } from '@storybook/react-vite';
import { type ComponentType, useLayoutEffect } from 'react';
import { readGlobals } from './globals.ts';
import { inDocs } from './preview.css.ts';
import { Providers } from './providers.tsx';
import { PseudoStory, type PseudoStoryProps } from './pseudo/pseudo-story.tsx';
import type { StoryLanguage } from './story-language.ts';
import { setPage } from './story-page.ts';

interface StoryFrameProps {
  Story: ComponentType;
  context: StoryContext;
}

/** A story in the language and look the toolbar chooses. On its own page it sets those of the page as well. */
export function StoryFrame({ Story, context }: StoryFrameProps) {
  const { args, argTypes, globals, id, loaded, msw, parameters, title, viewMode } = context;
  const { brand, theme, motion, network, role } = readGlobals(globals);
  const language = loaded['language'] as StoryLanguage;
  const { locale, pseudo } = language;
  const ownsPage = viewMode === 'story';

  useLayoutEffect(() => {
    if (ownsPage) setPage(locale, { brand, theme, motion });
  }, [ownsPage, locale, brand, theme, motion]);

  return (
    <Providers
      // Another story, language, network or user starts with another client and an empty cache.
      key={[id, locale, pseudo, network, role].join(' ')}
      {...{ brand, theme, motion, language }}
      // A docs page shows many stories at once, so each has its server for itself.
      fetch={ownsPage ? undefined : msw.fetch}
      className={ownsPage || parameters['layout'] === 'fullscreen' ? undefined : inDocs}
    >
      {/* The texts of modules and widgets are messages; those of the design system's stories are args. */}
      {pseudo && title.startsWith('UI/') ? <PseudoStory story={Story as PseudoStoryProps['story']} {...{ args, argTypes }} /> : <Story />}
    </Providers>
  );
}
