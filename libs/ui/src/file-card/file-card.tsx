import type { ReactNode } from 'react';
import { Card, LinkArea, type CardProps } from '../card/card.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { DownloadIcon, ExpandIcon } from '../icon/icons.ts';
import { Image, type ImageSource } from '../image/image.tsx';
import { openInstead } from '../link/open-instead.ts';
import { Text } from '../text/text.tsx';
import * as styles from './file-card.css.ts';
import { fileExtension, fileIcons, fileKind } from './file-kind.ts';

export interface FileCardProps extends Omit<CardProps, 'title' | 'children' | 'padding'> {
  /** Where the file is; its extension says what kind of file it is. */
  href: string;
  title: ReactNode;
  /** How large the file is, with its unit. */
  size: ReactNode;
  /** What stands for it: a frame of a video, the first page of a document. */
  picture?: ImageSource | undefined;
  /** Shows it in place of downloading it. Without script, and into a new tab, the link leads to it. */
  onOpen?: (() => void) | undefined;
}

/** A file to download, or with `onOpen` to look at; all of the card is one link. */
export function FileCard({ href, title, size, picture, onOpen, className, ...rest }: FileCardProps) {
  const kind = fileKind(href);
  const extension = fileExtension(href);
  return (
    <Card {...rest} padding="m" className={classNames(styles.card, className)}>
      {picture ? (
        <span className={styles.picture}>
          <Image {...picture} alt="" ratio="fill" sizes="4rem" />
        </span>
      ) : (
        <span className={styles.tiles[kind]}>
          <Icon icon={fileIcons[kind]} />
        </span>
      )}
      <span className={styles.body}>
        <Text as="strong" size="m" weight="strong">
          {onOpen ? (
            <LinkArea href={href} onClick={openInstead(onOpen)}>
              {title}
            </LinkArea>
          ) : (
            <LinkArea href={href} download>
              {title}
            </LinkArea>
          )}
        </Text>
        <span className={styles.facts}>
          {/* Apart, so that letters of one direction do not pull along the figures of the other. */}
          {extension && (
            <>
              <bdi>{extension.toUpperCase()}</bdi>
              {' · '}
            </>
          )}
          <bdi>{size}</bdi>
        </span>
      </span>
      <span className={styles.sign}>
        <Icon icon={onOpen ? ExpandIcon : DownloadIcon} />
      </span>
    </Card>
  );
}
