import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import * as styles from './card.css.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element; `article` for something self-contained. */
  as?: 'div' | 'article' | 'section' | 'li' | 'form';
  padding?: styles.CardVariants['padding'];
  look?: styles.CardVariants['look'];
}

/** A sheet of paper for content that belongs together. */
export function Card({ as = 'div', padding, look, className, ...rest }: CardProps) {
  // The narrow set of tags shares the props of a `div`.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card({ padding, look }), className)} />;
}

/** The link that makes a whole `Card` clickable, with one focus stop. Wrap the card's title in it; use it once in a card. */
export function LinkArea({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classNames(styles.linkArea, className)} />;
}

/** Holds the buttons and links of a card that has a `LinkArea`, above its face. */
export function CardControls({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.controls, className)} />;
}
