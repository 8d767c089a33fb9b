import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ExpandIcon } from '../icon/icons.ts';
import { Image, type ImageProps, type ImageSource } from '../image/image.tsx';
import { openInstead } from '../link/open-instead.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './picture-link.css.ts';

type Attributes = Omit<ComponentPropsWithRef<'a'>, 'children' | 'onClick'>;

export interface PictureLinkProps extends Attributes, Pick<ImageProps, 'ratio' | 'sizes'> {
  /** The picture itself, large: where the link leads before the page is hydrated, and in a new tab. */
  href: string;
  image: ImageSource;
  /** What a press does, said after what the picture shows. */
  label: ReactNode;
  /** Shows it large in place of following the link. */
  onOpen: () => void;
  /** Gives it its size where the picture is to fill it (`ratio="fill"`). */
  className?: string;
}

/** A picture that a press shows large. It is a link to the picture, so it works before the page is hydrated as well. */
export function PictureLink({ href, image, label, onOpen, ratio, sizes, className, ...rest }: PictureLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.link, className)} onClick={openInstead(onOpen)}>
      <Image {...image} ratio={ratio} sizes={sizes} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.sign}>
        <Icon icon={ExpandIcon} />
      </span>
    </a>
  );
}
