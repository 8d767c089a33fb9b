import type { Schemas } from '@foyer/api';
import { classNames, Heading, PhotoText, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as styles from './register-hero.css.ts';

/** See `RegisterHero`. */
export interface RegisterHeroProps {
  title: string;
  /** Empty for none. */
  subline: string;
  image: Schemas['Image'] | null;
  /** 1 where it is the page's own heading. */
  level: 1 | 2;
  /** A part of a page rather than the whole of it. */
  rounded?: boolean;
  /** What is beside the picture; without it the picture takes the whole width. */
  children?: ReactNode;
}

/** A large picture with its words, and a form beside it; below it where there is no room. */
export function RegisterHero({ title, subline, image, level, rounded = false, children }: RegisterHeroProps) {
  return (
    <div className={classNames(styles.frame, !rounded && styles.whole)}>
      <div className={children ? styles.sides : styles.alone}>
        <PhotoText
          image={image}
          rounded={rounded ? 'l' : 'none'}
          // Where the page's content begins, whether or not it is in a container.
          inset="page"
          className={styles.picture}
          sizes={children ? '(min-width: 60rem) 55vw, 100vw' : '100vw'}
          // It begins its page wherever it is.
          priority
        >
          <Heading level={level} size="display">
            <bdi>{title}</bdi>
          </Heading>
          {subline && (
            <Text size="l">
              <bdi>{subline}</bdi>
            </Text>
          )}
        </PhotoText>
        {children && <div className={classNames(styles.form, rounded && styles.offEdges)}>{children}</div>}
      </div>
    </div>
  );
}
