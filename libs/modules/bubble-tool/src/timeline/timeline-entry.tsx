import type { Schemas } from '@foyer/api';
import { locales, ShortDate } from '@foyer/i18n';
import { Avatar, Clamp, classNames } from '@foyer/ui';
import { EntryPictures } from './entry-pictures.tsx';
import * as styles from './timeline.css.ts';

/** An article of the timeline: who wrote it and when, and as much of it as can be read at a glance (seven lines, content §9). */
export function TimelineEntry({ article }: { article: Schemas['BubbleToolArticle'] }) {
  const { author, publish_date: published, title, text, images, content_locale: locale } = article;
  const { tag, direction } = locales[locale];
  return (
    <article className={styles.entry}>
      {images.length > 0 && <EntryPictures images={images} />}
      <div className={classNames(styles.words, images.length === 0 && styles.alone)}>
        <div className={styles.author}>
          <Avatar decorative name={author.name} src={author.image?.src ?? null} className={styles.face} />
          <p className={styles.who}>
            <bdi className={styles.name}>{author.name}</bdi>
            <span className={styles.date}>
              <ShortDate value={published} length="long" />
            </span>
          </p>
        </div>
        <Clamp lines={3} className={styles.title} lang={tag} dir={direction} role="heading" aria-level={3}>
          {title}
        </Clamp>
        <Clamp lines={7} className={classNames(styles.text, images.length === 0 && styles.large)} lang={tag} dir={direction}>
          {text}
        </Clamp>
      </div>
    </article>
  );
}
