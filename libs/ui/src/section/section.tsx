import { type ReactNode, use } from 'react';
import { HeadingLevelContext } from '../heading/heading-level.ts';
import { Heading } from '../heading/heading.tsx';
import { type Space, Stack } from '../stack/stack.tsx';
import { FoldContext } from './fold-context.ts';

export interface SectionProps {
  /** Without one, the headings within take its place: they move up a level. */
  title?: ReactNode;
  /** The room between title and content and between its parts. */
  gap?: Space;
  children: ReactNode;
}

/** A part of a page under a title of its own, as every module is one. In a `Fold` it may fold to its title where it is narrow. */
export function Section({ title, gap = 'l', children }: SectionProps) {
  const Folded = use(FoldContext)?.Section;
  if (Folded && title) {
    return (
      <Folded title={title} gap={gap}>
        {children}
      </Folded>
    );
  }
  return (
    <Stack gap={gap}>
      {title && <Heading level={2}>{title}</Heading>}
      <HeadingLevelContext value={title ? 3 : 2}>{children}</HeadingLevelContext>
    </Stack>
  );
}
