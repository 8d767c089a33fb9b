import type { Schemas } from '@foyer/api';
import { ShortDate } from '@foyer/i18n';
import { Card, Clamp, classNames, Image } from '@foyer/ui';
import * as styles from './web-news.css.ts';

interface WebNewsEntryProps {
  item: Schemas['WebNewsItem'];
  /** The customer wants titles (`show_title_in_web_news`); one that the text holds anyway does not show (content §2). */
  titles: boolean;
}

/** A piece of news of another website. Its texts run in the direction of their own language. */
export function WebNewsEntry({ item, titles }: WebNewsEntryProps) {
  const { img, title, description, author, created_at: published } = item;
  const titled = titles && title !== '' && !description.includes(title);
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={classNames(styles.item, img && styles.withPicture)}>
        {img && <Image {...img} alt="" ratio="fill" sizes="(max-aspect-ratio: 1) 45vw, 25vw" />}
        <div className={styles.words}>
          <p className={styles.source}>
            <bdi className={styles.author}>{author.name}</bdi>
            <ShortDate value={published} />
          </p>
          {titled && (
            <Clamp lines={3} className={styles.title} role="heading" aria-level={3}>
              {title}
            </Clamp>
          )}
          <Clamp lines={titled ? 2 : 4} className={classNames(styles.text, titled ? styles.below : styles.alone)}>
            {description}
          </Clamp>
        </div>
      </div>
    </Card>
  );
}
