import type { ReactNode } from 'react';
import { Card, type CardProps } from '../card/card.tsx';
import { LinkTitle } from '../card/link-title.tsx';
import { classNames } from '../class-names/class-names.ts';
import { clamp } from '../clamp/clamp.css.ts';
import { Clamp } from '../clamp/clamp.tsx';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Image, type ImageProps, type ImageSource } from '../image/image.tsx';
import * as styles from './media-card.css.ts';

export interface MediaCardProps extends Omit<CardProps, 'title' | 'children' | 'padding' | 'dir'> {
  /** The direction of the words' language where it is known; else title and text run in that of their own letters. */
  dir?: 'ltr' | 'rtl';
  /** Where the whole card leads; without it the card is not a link. */
  href?: string;
  /** It leaves the app, as at `LinkTitle`. */
  outside?: string;
  image?: ImageSource | null;
  /** The width the image will have (native `sizes`). */
  sizes?: string;
  ratio?: ImageProps['ratio'];
  /** The image belongs to the first view. */
  priority?: boolean;
  /** A few words above the title, such as a category. */
  overline?: ReactNode;
  title: ReactNode;
  level?: HeadingProps['level'];
  /** After how many lines the title is cut; whole without it. */
  titleLines?: keyof typeof clamp;
  /** Some lines of text; clamped to three unless `textLines` says otherwise, and to seven in a `FilledGrid` of several columns. */
  text?: ReactNode;
  textLines?: keyof typeof styles.text;
  /** Small facts at the foot: date, author, counts. */
  meta?: ReactNode;
}

/** A picture, a title and a few facts about one thing; all of it is one link with one focus stop. */
export function MediaCard({
  href,
  outside,
  image,
  sizes,
  ratio = '3:2',
  priority,
  overline,
  title,
  level,
  titleLines,
  text,
  textLines = 3,
  meta,
  className,
  dir,
  ...rest
}: MediaCardProps) {
  return (
    <Card as="article" {...rest} dir={dir} padding="none" className={classNames(styles.card, className)}>
      {image && (
        <div className={styles.cover}>
          {/* The title says what the card is about; the picture would only repeat it. */}
          <Image {...image} alt="" ratio={ratio} sizes={sizes} priority={priority} className={styles.image} />
        </div>
      )}
      <div className={styles.body}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <Heading level={level} size="card" dir={dir ?? 'auto'} className={titleLines && clamp[titleLines]}>
          <LinkTitle href={href} outside={outside}>
            {title}
          </LinkTitle>
        </Heading>
        {text && (
          <Clamp lines={textLines} dir={dir} className={styles.text[textLines]}>
            {text}
          </Clamp>
        )}
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
    </Card>
  );
}
