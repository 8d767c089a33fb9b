import type { Schemas } from '@foyer/api';
import type { ComponentType, ReactNode } from 'react';

/** A module as all members of a customer see it: the HTML inside its section. */
export interface RenderedModule {
  html: string;
  /** What the document asks for at once. */
  images: readonly PreloadedImage[];
}

/** A picture of the first screen, in React's names. */
export interface PreloadedImage {
  href: string;
  options: { as: 'image'; imageSrcSet?: string; imageSizes?: string; fetchPriority?: 'high' };
}

/** The parts of the frame that members share. */
export type SharedPartName = 'menu' | 'tools' | 'shortcuts' | 'footer';

/** How one rendering on the server shares modules and the frame with others: it takes what is there, or is the one that makes them. */
export interface SharedModules {
  /** What is there of a module at this place of the page. */
  find(module: Schemas['Module'], place: string): RenderedModule | undefined;
  /** In the rendering that makes them: what stands around a module. */
  scopeOf(module: Schemas['Module'], place: string): SharedScope | undefined;
  /** The id of an element in whose place the part is put that is there. */
  placeOfPart(name: SharedPartName): string | undefined;
  /** In the rendering that makes them: what stands around a part. */
  marksOf(name: SharedPartName): Pick<SharedScope, 'before' | 'after'> | undefined;
}

/** Gives a module nothing but what all members have, and marks where it begins and ends. */
export interface SharedScope {
  before: ReactNode;
  Around: ComponentType<{ children: ReactNode }>;
  after: ReactNode;
}
