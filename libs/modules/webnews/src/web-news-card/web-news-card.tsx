import type { Schemas } from '@foyer/api';
import { ShortDate, useNewTabText } from '@foyer/i18n';
import { Card, CardControls, Clamp, ExternalSign, Heading, Image, Link, LinkTitle, ShowMore } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewsType } from './news-type.tsx';
import { showsTitle } from './shows-title.ts';
import * as styles from './web-news-card.css.ts';

type Item = Schemas['WebNewsItem'];

/** A piece of news of another website. All of the card leads there, in a new tab. Its texts run in the direction of their own language. */
export function WebNewsCard({ item, titles }: { item: Item; titles: boolean }) {
  const { img, newsType, created_at: published, title, link } = item;
  const newTab = useNewTabText();
  const titled = showsTitle(titles, item);
  return (
    <Card as="article" padding="none">
      {img && (
        <div className={styles.picture}>
          <Image {...img} alt="" sizes="(min-width: 76rem) 24rem, (min-width: 40rem) 50vw, 100vw" />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.facts}>
          <NewsType type={newsType} />
          <ShortDate value={published} />
        </div>
        {titled && (
          <Heading size="card" dir="auto">
            <LinkTitle href={link ?? undefined} outside={newTab}>
              {title}
            </LinkTitle>
          </Heading>
        )}
        <Description item={item} />
        {!titled && link && (
          <LinkTitle href={link} outside={newTab}>
            <FormattedMessage
              defaultMessage="Read more"
              description="Link below a piece of web news without a title, to the page it stands on"
            />
          </LinkTitle>
        )}
        <Author author={item.author} />
      </div>
    </Card>
  );
}

/** Twelve lines. Where no link leads to the rest, it opens here. */
function Description({ item: { description, link, title } }: { item: Item }) {
  const intl = useIntl();
  if (!description) return null;
  if (link) {
    return (
      <Clamp lines={12} className={styles.text}>
        {description}
      </Clamp>
    );
  }
  return (
    <ShowMore
      lines={12}
      className={styles.text}
      moreLabel={intl.formatMessage({ defaultMessage: 'Show more', description: 'Opens the whole text of a piece of web news' })}
      lessLabel={intl.formatMessage({ defaultMessage: 'Show less', description: 'Cuts the text of a piece of web news again' })}
      subject={title}
      dir="auto"
    >
      {description}
    </ShowMore>
  );
}

function Author({ author: { name, link } }: { author: Item['author'] }) {
  const newTab = useNewTabText();
  return (
    <CardControls className={styles.facts}>
      {link ? (
        <Link href={link} target="_blank" rel="noopener noreferrer">
          <bdi>{name}</bdi> <ExternalSign label={newTab} />
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </CardControls>
  );
}
