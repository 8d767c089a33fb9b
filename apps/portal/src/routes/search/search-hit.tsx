import type { Schemas } from '@foyer/api';
import { FileSize, locales, ShortDate } from '@foyer/i18n';
import { Avatar, Card, Clamp, classNames, fileExtension, fileIcons, fileKind, Heading, Icon, Image, LinkArea, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { PublicationBadge } from '../../host/articles/publication-badge.tsx';
import { NotPublishedBadge } from '../../host/pages/not-published-badge.tsx';
import { areaIcons } from '../../host/search/area-icons.ts';
import { foundPath } from '../../host/search/found-path.ts';
import { MarkedText } from './marked-text.tsx';
import { ContactButton, PersonDetails } from './person-details.tsx';
import * as styles from './search-results.css.ts';

interface SearchHitProps {
  area: Schemas['SearchArea'];
  hit: Schemas['SearchHit'];
}

/** One result. */
export function SearchHit({ area, hit }: SearchHitProps) {
  const { tag, direction } = locales[hit.content_locale];
  return (
    <Card as="li" padding="m" lang={tag} dir={direction}>
      <div className={classNames(styles.row, hit.person && styles.person)}>
        <Picture area={area} hit={hit} />
        <div className={styles.words}>
          <Heading level={3} size="card">
            <Title hit={hit} />
          </Heading>
          {hit.text && (
            <Text as="div" size="s" tone="muted">
              <Clamp lines={3} dir={direction}>
                <MarkedText text={hit.text} marks={hit.text_marks} />
              </Clamp>
            </Text>
          )}
          <Facts hit={hit} />
          {hit.person && <PersonDetails person={hit.person} />}
          <State hit={hit} />
        </div>
        {hit.person && <ContactButton name={hit.title} email={hit.person.email} />}
      </div>
    </Card>
  );
}

/** The title, which leads there; a hotel that no page shows leads nowhere. */
function Title({ hit: { title, title_marks: marks, url, file } }: Pick<SearchHitProps, 'hit'>) {
  const locale = useLocale();
  const text = <MarkedText text={title} marks={marks} />;
  if (url === null) return text;
  return (
    <LinkArea href={foundPath(locale, url)} {...(file && { download: true })}>
      {text}
    </LinkArea>
  );
}

/** Who wrote it and when, what a file is and how large. */
function Facts({ hit: { author, date, file, url } }: Pick<SearchHitProps, 'hit'>) {
  const { tag, direction } = locales[useLocale()];
  if (!date && !file) return null;
  return (
    <Text size="s" tone="muted">
      {/* Beside words of another language they have the reader's. */}
      <span lang={tag} dir={direction}>
        {file && (
          <>
            <bdi>{fileExtension(url ?? '').toUpperCase()}</bdi>
            {' · '}
            <bdi>
              <FileSize bytes={file.size} />
            </bdi>
          </>
        )}
        {author !== undefined && date ? (
          <FormattedMessage
            defaultMessage="Comment by {author}, {date}"
            description="Below a comment that a search found; author is a name"
            values={{ author: <bdi>{author}</bdi>, date: <ShortDate value={date} /> }}
          />
        ) : (
          date && <ShortDate value={date} />
        )}
      </span>
    </Text>
  );
}

/** For editors, who find what is not published as well: what it is. */
function State({ hit: { publication, not_published: reason } }: Pick<SearchHitProps, 'hit'>) {
  const { tag, direction } = locales[useLocale()];
  if (!reason && (!publication || publication.status === 'published')) return null;
  return (
    <div>
      {/* It is where the words of the hit begin, but has the reader's language. */}
      <span lang={tag} dir={direction}>
        {publication && <PublicationBadge publication={publication} />}
        {reason && <NotPublishedBadge reason={reason} />}
      </span>
    </div>
  );
}

function Picture({ area, hit }: Pick<SearchHitProps, 'area' | 'hit'>) {
  const sign = hit.file ? fileIcons[fileKind(hit.url ?? '')] : areaIcons[area];
  if (area === 'people') return <Avatar name={hit.title} src={hit.image?.variants[0]?.src} size="m" decorative />;
  return (
    <span className={styles.sign} aria-hidden>
      {hit.image ? <Image {...hit.image} alt="" ratio="fill" sizes="4.5rem" /> : <Icon icon={sign} />}
    </span>
  );
}
