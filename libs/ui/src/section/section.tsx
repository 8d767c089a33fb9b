import { use } from 'react';
import { HeadingLevelContext } from '../heading/heading-level.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { FoldContext } from './fold-context.ts';
import type { SectionProps } from './section-props.ts';

/** A part of a page under a title of its own, as every module is one. In a `Fold` it may fold to its title where it is narrow. */
export function Section({ title, gap = 'l', children, ...rest }: SectionProps) {
  const Folded = use(FoldContext)?.Section;
  if (Folded && title) {
    return (
      <Folded {...rest} title={title} gap={gap}>
        {children}
      </Folded>
    );
  }
  return (
    <Stack {...rest} gap={gap}>
      {title && <Heading level={2}>{title}</Heading>}
      <HeadingLevelContext value={title ? 3 : 2}>{children}</HeadingLevelContext>
    </Stack>
  );
}
