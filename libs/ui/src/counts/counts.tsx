import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Fact } from '../fact/fact.tsx';
import { CommentIcon, HeartIcon } from '../icon/icons.ts';
import * as styles from './counts.css.ts';

/** A number of things in words. */
export interface Count {
  /** What is shown: "12". */
  value: string;
  /** What is read aloud: "12 likes". */
  label: string;
}

export interface CountsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Left out where no one may like it, or where none is not worth saying. */
  likes?: Count | undefined;
  comments?: Count | undefined;
}

/** How many like and discuss something. In a row of facts that is too long for one line, the numbers go to the next one together. */
export function Counts({ likes, comments, className, ...rest }: CountsProps) {
  if (!likes && !comments) return null;
  return (
    <span {...rest} className={classNames(styles.counts, className)}>
      {likes && (
        <Fact icon={HeartIcon} label={likes.label}>
          {likes.value}
        </Fact>
      )}
      {comments && (
        <Fact icon={CommentIcon} label={comments.label}>
          {comments.value}
        </Fact>
      )}
    </span>
  );
}
