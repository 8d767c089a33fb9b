import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Link, Text } from '@foyer/ui';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './comments.css.ts';

/** What someone wrote, as plain text; whom it names is a link to their profile, in the direction of its own letters; in another language than the reader's it says so. */
export function CommentText({ text, content_locale: written, mentions }: Pick<Schemas['Reply'], 'text' | 'content_locale' | 'mentions'>) {
  const locale = useLocale();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { id, start, length } of mentions) {
    parts.push(
      <Fragment key={start}>
        {text.slice(end, start)}
        <Link href={localePath(locale, paths.profile(id))} className={styles.mention}>
          <bdi>{text.slice(start, start + length)}</bdi>
        </Link>
      </Fragment>,
    );
    end = start + length;
  }
  return (
    <Text as="div" preserveLines lang={written && written !== locale ? locales[written].tag : undefined} dir="auto" className={styles.text}>
      {parts}
      {text.slice(end)}
    </Text>
  );
}
