import type { Schemas } from '@foyer/api';
import { type Locale, locales, ShortDate } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Avatar, Card, Clamp, classNames, FileTextIcon, Heading, Icon, Image, LinkArea, NewsIcon, Text } from '@foyer/ui';
import { useLocale } from '../../host/language/use-locale.ts';
import { PublicationBadge } from '../../host/articles/publication-badge.tsx';
import { NotPublishedBadge } from '../../host/pages/not-published-badge.tsx';
import { MarkedText } from './marked-text.tsx';
import { ContactButton, PersonDetails } from './person-details.tsx';
import * as styles from './search-results.css.ts';

interface SearchHitProps {
  area: Schemas['SearchArea'];
  hit: Schemas['SearchHit'];
  /** What was looked for. */
  search: string;
}

const pathOf = { news: paths.article, pages: paths.page, people: paths.profile } satisfies Record<Schemas['SearchArea'], unknown>;

/** Where a hit leads. */
const hrefOf = (area: Schemas['SearchArea'], id: string, locale: Locale): string => localePath(locale, pathOf[area](id));

/** One result. */
export function SearchHit({ area, hit, search }: SearchHitProps) {
  const href = hrefOf(area, hit.id, useLocale());
  const { tag, direction } = locales[hit.content_locale];
  const title = <MarkedText text={hit.title} search={search} />;
  return (
    <Card as="li" padding="m" lang={tag} dir={direction}>
      <div className={classNames(styles.row, hit.person && styles.person)}>
        <Picture area={area} hit={hit} />
        <div className={styles.words}>
          <Heading level={3} size="card">
            <LinkArea href={href}>{title}</LinkArea>
          </Heading>
          {hit.text && (
            <Text as="div" size="s" tone="muted">
              <Clamp lines={2} dir={direction}>
                <MarkedText text={hit.text} search={search} />
              </Clamp>
            </Text>
          )}
          {hit.date && (
            <Text size="s" tone="muted">
              <ShortDate value={hit.date} />
            </Text>
          )}
          {hit.person && <PersonDetails person={hit.person} />}
          <State hit={hit} />
        </div>
        {hit.person && <ContactButton name={hit.title} email={hit.person.email} />}
      </div>
    </Card>
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
  if (area === 'people') return <Avatar name={hit.title} src={hit.image?.variants[0]?.src} size="m" decorative />;
  return (
    <span className={styles.sign} aria-hidden>
      {hit.image ? <Image {...hit.image} alt="" ratio="fill" sizes="4.5rem" /> : <Icon icon={area === 'news' ? NewsIcon : FileTextIcon} />}
    </span>
  );
}
