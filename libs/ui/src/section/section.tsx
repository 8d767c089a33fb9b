import type { ReactNode } from 'react';
import { HeadingLevelContext } from '../heading/heading-level.ts';
import { Heading } from '../heading/heading.tsx';
import { type Space, Stack } from '../stack/stack.tsx';

export interface SectionProps {
  /** Without one, the headings within take its place: they move up a level. */
  title?: ReactNode;
  /** The room between title and content and between its parts. */
  gap?: Space;
  children: ReactNode;
}

/** A part of a page under a title of its own, as every module is one. */
export function Section({ title, gap = 'l', children }: SectionProps) {
  return (
    <Stack gap={gap}>
      {title && <Heading level={2}>{title}</Heading>}
      <HeadingLevelContext value={title ? 3 : 2}>{children}</HeadingLevelContext>
    </Stack>
  );
}
