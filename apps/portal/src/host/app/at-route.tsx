import type { Decorator } from '@storybook/react-vite';
import { type ComponentProps, Suspense } from 'react';
import { StoryRoute } from './story-route.tsx';

/** Puts a screen or a part of one into the portal, in stories; it may wait for what it reads. */
export const atRoute =
  (route: Omit<ComponentProps<typeof StoryRoute>, 'children'>): Decorator =>
  (Story) => (
    <StoryRoute {...route}>
      <Suspense>
        <Story />
      </Suspense>
    </StoryRoute>
  );
