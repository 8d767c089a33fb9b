import { type Schemas, useApi } from '@foyer/api';
import { textLanguage, useLinkTargets } from '@foyer/i18n';
import { Container, Grid, MediaCard, Section } from '@foyer/ui';
import * as styles from './landing-page-teaser.css.ts';

/** Cards that show visitors what awaits them, on a band over the whole width (content §2). Without cards there is nothing to show. */
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

/** One card in the language it is written in; all of it is the link. One without a link, or without a safe one, is only text. */
function TeaserCard({ card }: { card: Schemas['LandingPageTeaserEntry'] }) {
  const linkTo = useLinkTargets(useApi().locale);
  const { title, description, image, link, content_locale } = card;
  return (
    <MediaCard
      {...linkTo(link)}
      {...textLanguage(content_locale)}
      image={image}
      sizes="(min-width: 60rem) 24rem, 100vw"
      title={title}
      text={description}
      textLines={7}
    />
  );
}
