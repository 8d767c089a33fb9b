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
  /** It cannot be had: greyed, and no link. Say why in `text` or `foot`. */
  disabled?: boolean;
}

/** A thing to choose or a place to go: a product, a page, a service. All of it is one link. */
export function Tile(props: TileProps) {
  const { href, outside, image, sizes, ratio = '4:3', icon, title, level, text, badge, foot, disabled = false, ...card } = props;
  const classes = classNames(styles.tile, image === undefined && icon && styles.withIcon, disabled && styles.disabled, card.className);
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
          <span className={styles.icon({ disabled })}>
            <Icon icon={icon} />
          </span>
        )}
        <div className={styles.body}>
          <div className={styles.head}>
            <Heading level={level} size="card">
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
