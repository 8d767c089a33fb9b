import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps } from 'react-aria-components';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as styles from './toolbar.css.ts';

export interface ToolbarProps extends Omit<AriaToolbarProps, 'className' | 'style' | 'render' | 'children' | 'orientation'> {
  /** What the tools are for, such as "Formatting". */
  label: string;
  /** `IconButton`s and `Menu`s. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The tools of an editor in a line that wraps: one stop for the Tab key, the arrow keys go from tool to tool. */
export const Toolbar = ({ label, className, ...rest }: ToolbarProps) => (
  <AriaToolbar {...rest} aria-label={label} className={classNames(styles.toolbar, className)!} />
);
