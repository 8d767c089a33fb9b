import type { ReactNode } from 'react';
import type { Space, StackProps } from '../stack/stack.tsx';

export interface SectionProps extends Omit<StackProps, 'title' | 'as' | 'align'> {
  /** Without one, the headings within take its place: they move up a level. */
  title?: ReactNode;
  /** The room between title and content and between its parts. */
  gap?: Space;
  children: ReactNode;
}
