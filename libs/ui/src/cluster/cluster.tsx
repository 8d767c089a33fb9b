import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { gaps } from '../stack/stack.css.ts';
import type { LayoutElement, Space } from '../stack/stack.tsx';
import { cluster, type ClusterVariants } from './cluster.css.ts';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  as?: LayoutElement;
  gap?: Space;
  align?: ClusterVariants['align'];
  justify?: ClusterVariants['justify'];
  /** `false` keeps everything on one line. */
  wrap?: boolean;
}

/** Things side by side that wrap onto further lines. */
export function Cluster({ as = 'div', gap = 's', align, justify, wrap, className, ...rest }: ClusterProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(cluster({ align, justify, wrap }), gaps[gap], className)} />;
}
