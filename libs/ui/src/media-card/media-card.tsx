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
  /** Empty only where it is still to be written, as in previews: then there is no heading. */
  title: ReactNode;
  level?: HeadingProps['level'];
  /** After how many lines the title is cut; whole without it. */
  titleLines?: keyof typeof clamp;
  /** Some lines of text; clamped to three unless `textLines` says otherwise, and to seven in a `FilledGrid` of several columns. */
  text?: ReactNode;
  textLines?: keyof typeof styles.text;
  /** Where it is narrow it is a low row: the picture at its side, the title, one line of facts. */
  compact?: boolean;
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
  compact = false,
  meta,
  className,
  dir,
  ...rest
}: MediaCardProps) {
  const low = compact ? styles.low : undefined;
  return (
    <Card as="article" {...rest} dir={dir} padding="none" className={classNames(styles.card, low?.card, className)}>
      {image && (
        <div className={classNames(styles.cover, low?.cover)}>
          {/* The title says what the card is about; the picture would only repeat it. */}
          <Image {...image} alt="" ratio={ratio} sizes={sizes} priority={priority} className={classNames(styles.image, low?.image)} />
        </div>
      )}
      <div className={classNames(styles.body, low?.body)}>
        {overline && <p className={classNames(styles.overline, low?.aside)}>{overline}</p>}
        {title && (
          <Heading level={level} size="card" dir={dir ?? 'auto'} className={titleLines && clamp[titleLines]}>
            <LinkTitle href={href} outside={outside}>
              {title}
            </LinkTitle>
          </Heading>
        )}
        {text && (
          <Clamp lines={textLines} dir={dir} className={classNames(styles.text[textLines], low?.aside)}>
            {text}
          </Clamp>
        )}
        {meta && <div className={classNames(styles.meta, low?.meta)}>{meta}</div>}
      </div>
    </Card>
  );
}
