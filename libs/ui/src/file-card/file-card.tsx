import type { ReactNode } from 'react';
import { Card, LinkArea, type CardProps } from '../card/card.tsx';
import { Icon } from '../icon/icon.tsx';
import { DownloadIcon } from '../icon/icons.ts';
import { Text } from '../text/text.tsx';
import * as styles from './file-card.css.ts';
import { fileExtension, fileIcons, fileKind } from './file-kind.ts';

export interface FileCardProps extends Omit<CardProps, 'title' | 'children' | 'padding'> {
  /** Where the file is; its extension says what kind of file it is. */
  href: string;
  title: ReactNode;
  /** How large the file is, with its unit. */
  size: ReactNode;
}

/** A file to download; all of the card is one link. */
export function FileCard({ href, title, size, ...rest }: FileCardProps) {
  const kind = fileKind(href);
  const extension = fileExtension(href);
  return (
    <Card {...rest} padding="m" className={styles.card}>
      <span className={styles.tiles[kind]}>
        <Icon icon={fileIcons[kind]} />
      </span>
      <span className={styles.body}>
        <Text as="strong" size="m" weight="strong">
          <LinkArea href={href} download>
            {title}
          </LinkArea>
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
        <Icon icon={DownloadIcon} />
      </span>
    </Card>
  );
}
