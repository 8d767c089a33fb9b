import { type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Link, Text } from '@foyer/ui';
import * as styles from './message.css.ts';
import { textParts } from './text-parts.ts';

/** What someone wrote: plain text whose addresses can be followed, with the people it names. */
export function MessageText({ text, mentions }: Pick<Schemas['ChatMessage'], 'text' | 'mentions'>) {
  const { locale } = useApi();
  return (
    <Text as="div" preserveLines dir="auto" className={styles.text}>
      {textParts(text, mentions).map((part, index) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'link') {
          return (
            <Link key={index} href={part.text} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {part.text}
            </Link>
          );
        }
        return (
          <Link key={index} href={localePath(locale, paths.profile(part.id))} className={styles.mention}>
            <bdi>{part.text}</bdi>
          </Link>
        );
      })}
    </Text>
  );
}
