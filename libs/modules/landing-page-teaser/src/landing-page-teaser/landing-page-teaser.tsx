import { type Schemas, useApi } from '@foyer/api';
import { linkTarget, locales, useNewTabText } from '@foyer/i18n';
import { Container, ExternalSign, Grid, MediaCard, Section } from '@foyer/ui';
import * as styles from './landing-page-teaser.css.ts';

/** Cards that tell visitors what awaits them, on a band over the whole width (content §2). Without cards there is nothing to show. */
export function LandingPageTeaserModule({ module }: { module: Schemas['LandingPageTeaserModule'] }) {
  const { title, results } = module;
  if (results.length === 0) return null;
  return (
    <div className={styles.band}>
      <Container>
        <Section title={title} gap="xl">
          <Grid as="ul" role="list" columns="card">
            {results.map((card) => (
              <li key={card.id}>
                <TeaserCard card={card} />
              </li>
            ))}
          </Grid>
        </Section>
      </Container>
    </div>
  );
}

/** One card in the language it is written in; all of it is the link. One without a link, or without a safe one, only tells. */
function TeaserCard({ card }: { card: Schemas['LandingPageTeaserEntry'] }) {
  const newTab = useNewTabText();
  const { title, description, image, link } = card;
  const { tag, direction } = locales[card.content_locale];
  const target = linkTarget(useApi().locale, link);
  return (
    <MediaCard
      href={target?.href}
      target={target?.external ? '_blank' : undefined}
      lang={tag}
      dir={direction}
      image={image}
      sizes="(min-width: 60rem) 24rem, 100vw"
      title={
        <>
          {title}
          {target?.external && (
            <>
              {' '}
              <ExternalSign label={newTab} />
            </>
          )}
        </>
      }
      text={description}
      textLines={7}
    />
  );
}
