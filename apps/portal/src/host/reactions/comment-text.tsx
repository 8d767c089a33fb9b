import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Link, Text } from '@foyer/ui';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './comments.css.ts';

/** What someone wrote, as plain text; whom it names is a link to their profile, in the direction of its own letters. */
export function CommentText({ text, mentions }: Pick<Schemas['Reply'], 'text' | 'mentions'>) {
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
    <Text as="div" preserveLines dir="auto" className={styles.text}>
      {parts}
      {text.slice(end)}
    </Text>
  );
}
