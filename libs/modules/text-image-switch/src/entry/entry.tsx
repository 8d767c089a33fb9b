import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Heading, Image, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as styles from './entry.css.ts';

/** A picture with its text beside it; every second one has the picture on the other side. */
export function Entry({ entry, button }: { entry: Schemas['TextImageEntry']; button: ReactNode }) {
  const { title, description, image } = entry;
  const { tag, direction } = locales[entry.content_locale];
  return (
    <li className={styles.entry} lang={tag} dir={direction}>
      <div className={styles.sides}>
        {image && (
          <div className={styles.picture}>
            <Image {...image} ratio="3:2" rounded="l" sizes="(min-width: 60rem) 36rem, 100vw" />
          </div>
        )}
        <div className={styles.text}>
          <Heading size="section">{title}</Heading>
          <Text tone="muted" size="l" preserveLines>
            {description}
          </Text>
          {button}
        </div>
      </div>
    </li>
  );
}
