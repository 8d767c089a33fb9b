import type { Schemas } from '@foyer/api';
import { Heading, Image, Link, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as studio from '../studio-page.css.ts';
import * as styles from './records.css.ts';

interface RecordRowProps {
  name: string;
  href: string;
  image: Schemas['Image'] | null;
  /** Beside the name. */
  mark?: ReactNode;
  /** Below the name. */
  children: ReactNode;
  /** Moves the row. */
  handle?: ReactNode;
  menu?: ReactNode;
}

/** A hotel or a reward in its list. */
export const RecordRow = ({ name, href, image, mark, children, handle, menu }: RecordRowProps) => (
  <div className={styles.row}>
    {handle}
    {image && (
      <div className={styles.thumb}>
        <Image {...image} alt="" ratio="1:1" rounded="m" sizes="4rem" />
      </div>
    )}
    <div className={`${studio.words} ${styles.grow}`}>
      <div className={studio.marks}>
        <Heading level={2} size="card">
          <Link look="quiet" href={href}>
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        {mark}
      </div>
      <Text size="s" tone="muted">
        {children}
      </Text>
    </div>
    {menu}
  </div>
);
