import type { Schemas } from '@foyer/api';
import { EventTime, locales } from '@foyer/i18n';
import { Clamp, classNames, Image } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { QrCode } from '../qr-code/qr-code.tsx';
import * as styles from './top-article.css.ts';

interface TopArticleProps {
  article: Schemas['BubbleToolArticle'];
  /** Where people read it on their phones. */
  address: string;
}

/** The largest thing on the screen: the picture, the headline, and the way to the whole text. */
export function TopArticle({ article, address }: TopArticleProps) {
  const { title, teaser, category, event, images, content_locale: locale } = article;
  const { tag, direction } = locales[locale];
  const [picture] = images;
  const scan = <Scan address={address} title={title} />;
  return (
    <article className={classNames(styles.hero, !picture && styles.withoutPicture)}>
      {picture && (
        <div className={styles.picture}>
          <Image {...picture} ratio="fill" sizes="(max-aspect-ratio: 1) 100vw, 50vw" priority />
          {scan}
        </div>
      )}
      <div className={styles.words}>
        {(category ?? event) && (
          <p className={styles.facts}>
            {category && <span>{category.name}</span>}
            {event && <EventTime event={event} />}
          </p>
        )}
        <Clamp lines={4} className={styles.title} lang={tag} dir={direction} role="heading" aria-level={2}>
          {title}
        </Clamp>
        <Clamp lines={3} className={styles.teaser} lang={tag} dir={direction}>
          {teaser}
        </Clamp>
        {!picture && scan}
      </div>
    </article>
  );
}

function Scan({ address, title }: { address: string; title: string }) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { defaultMessage: 'QR code of the article “{title}”', description: 'For screen readers, on the TV page' },
    { title },
  );
  return (
    <div className={styles.scan}>
      <QrCode address={address} label={label} />
      <p className={styles.hint}>
        <FormattedMessage defaultMessage="Scan to read on" description="Beside the QR code of the top article on the TV page" />
      </p>
    </div>
  );
}
