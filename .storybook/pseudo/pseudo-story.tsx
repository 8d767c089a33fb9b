import type { Args, ArgTypes } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { pseudoArgs, pseudoNode } from './pseudo-args.ts';

export interface PseudoStoryProps {
  /** Makes the content of the frame: what a decorator of the story renders, or the renderer's own element. */
  story: (update?: { args: Args }) => ReactElement;
  args: Args;
  argTypes: ArgTypes;
}

/** The renderer's element of a story: its type is the story's own function, its properties are the whole context. */
type OwnElement = ReactElement<object, (context: object) => ReactNode>;

const isOwn = (element: ReactElement): element is OwnElement =>
  typeof element.type === 'function' && Object.hasOwn(element.props as object, 'originalStoryFn');

/**
 * A story whose texts are args or are in its own render function, in the pseudo-locale. The function is called here, so that its hooks
 * are this component's, and what it renders can be changed.
 */
export function PseudoStory({ story, args, argTypes }: PseudoStoryProps) {
  const element = story({ args: pseudoArgs(args, argTypes) });
  return isOwn(element) ? pseudoNode(element.type(element.props)) : element;
}
