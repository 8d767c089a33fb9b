import type { ReactNode } from 'react';
import type { Space } from '../stack/stack.tsx';

export interface SectionProps {
  /** Without one, the headings within take its place: they move up a level. */
  title?: ReactNode;
  /** The room between title and content and between its parts. */
  gap?: Space;
  children: ReactNode;
}
