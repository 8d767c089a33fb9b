import type { Decorator, StoryContext, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';

/** A story or the meta of its file, as far as a board needs it. */
export interface Annotations {
  title?: string;
  component?: ComponentType<never>;
  args?: object;
  globals?: Record<string, unknown>;
  parameters?: Record<string, unknown>;
  decorators?: unknown;
  render?: unknown;
  beforeEach?: unknown;
  play?: unknown;
}

/** The same, as a board calls it. */
export interface Callable {
  component?: ComponentType<object>;
  decorators?: Decorator | Decorator[];
  render?: (args: object, context: StoryContext) => ReactNode;
  beforeEach?: (context: StoryContext) => unknown;
  play?: (context: StoryContext) => unknown;
}

/** A state, shown in both themes from left to right and from right to left. */
export interface InAllLooks<Story extends Annotations = Annotations> {
  /** The component in use; without it, as the args of the file say. */
  filled?: Story;
  /** The same with Arabic texts, from right to left; without it, as `filled`. */
  rightToLeft?: Story;
}

/** What a board is made from: each a story that is in the board alone. */
export interface Cells<Story extends Annotations = Annotations> extends InAllLooks<Story> {
  /**
   * What else the component can be, by the name of its story: open, invalid, empty. From right to left a state has the Arabic args of the
   * board; its own `rightToLeft` says what else differs, and is played in place of what names German texts.
   */
  more?: Record<string, InAllLooks<Story>>;
  /** Words that no line holds, in a narrow column. */
  long?: Story;
  /** One word of 200 letters, in a narrow column. */
  endless?: Story;
}

export interface BoardOptions {
  /** What opens over the page, or is laid out by the window: each cell has a page of this width for itself, in the test one after the other. */
  apart?: 'phone' | 'window';
  /** Parts of it are wider than their place and cut off by it, as the slides of a carousel: the cell alone is to keep its width. */
  clips?: true;
  /** The folder of the module whose other stories are panels, too. */
  states?: string;
  /** Selects what must be pressed in `states` to see the module load or fail. */
  press?: string;
  /** What is seen to once all cells have been. */
  play?: StoryObj['play'];
}

/** `parameters.board` */
export interface BoardParameter extends BoardOptions {
  meta: Annotations;
  cells: Cells;
}
