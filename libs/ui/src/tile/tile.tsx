import type { ReactNode } from 'react';
import { Card, CardControls, type CardProps } from '../card/card.tsx';
import { LinkTitle } from '../card/link-title.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { ImageIcon } from '../icon/icons.ts';
import { Image, type ImageSource } from '../image/image.tsx';
import * as styles from './tile.css.ts';

export interface TileProps extends Omit<CardProps, 'title' | 'children' | 'padding'> {
  /** Where the whole tile leads; without it the tile is not a link. */
  href?: string;
  /** It leaves the app, as at `LinkTitle`. */
  outside?: string;
  /** A picture on top; `null` keeps its place in a row of tiles that have one. */
  image?: ImageSource | null;
  /** The width the picture will have (native `sizes`). */
  sizes?: string;
  ratio?: '1:1' | '4:3' | '3:2';
  /** A sign for a place to go, where there is no picture. */
  icon?: IconProps['icon'];
  title: ReactNode;
  level?: HeadingProps['level'];
  text?: ReactNode;
  /** A `Badge` at the corner. */
  badge?: ReactNode;
  /** Price and buttons at the foot; they can be pressed although the tile is a link. */
  foot?: ReactNode;
  /** A low row with the sign at its side and a smaller title, for many ways in little room. */
  compact?: boolean;
  /** It cannot be had: greyed, and no link. Say why in `text` or `foot`. */
  disabled?: boolean;
}

/** A thing to choose or a place to go: a product, a page, a service. All of it is one link. */
export function Tile(props: TileProps) {
  const {
    href,
    outside,
    image,
    sizes,
    ratio = '4:3',
    icon,
    title,
    level,
    text,
    badge,
    foot,
    compact = false,
    disabled = false,
    ...card
  } = props;
  const low = compact ? styles.low : undefined;
  const signed = image === undefined && icon && styles.withIcon;
  const classes = classNames(styles.tile, signed, low?.tile, disabled && styles.disabled, card.className);
  return (
    <div className={styles.place}>
      <Card as="article" {...card} padding="none" className={classes}>
        {image !== undefined && (
          <div className={styles.cover}>
            {image ? (
              // The title says what it is; the picture would only repeat it.
              <Image {...image} alt="" ratio={ratio} sizes={sizes} className={styles.image({ disabled })} />
            ) : (
              <div className={styles.blank({ ratio })}>
                <Icon icon={icon ?? ImageIcon} />
              </div>
            )}
          </div>
        )}
        {image === undefined && icon && (
          <span className={classNames(styles.icon({ disabled }), low?.icon)}>
            <Icon icon={icon} />
          </span>
        )}
        <div className={classNames(styles.body, low?.body)}>
          <div className={styles.head}>
            <Heading level={level} size={compact ? 'small' : 'card'} className={low?.title}>
              <LinkTitle href={disabled ? undefined : href} outside={outside}>
                {title}
              </LinkTitle>
            </Heading>
            {badge && <span className={image === undefined ? styles.badge : styles.badgeOnPicture}>{badge}</span>}
          </div>
          {text && <p className={styles.text}>{text}</p>}
          {foot && <CardControls className={styles.foot}>{foot}</CardControls>}
        </div>
      </Card>
    </div>
  );
}
