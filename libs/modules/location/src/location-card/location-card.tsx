import type { Schemas } from '@foyer/api';
import { Card, Heading, Image } from '@foyer/ui';
import { GuestRatings } from '../guest-ratings/guest-ratings.tsx';
import { OverallScore } from '../guest-ratings/overall-score.tsx';
import * as styles from './location-card.css.ts';
import { LocationFacts } from './location-facts.tsx';

/** A hotel: how it looks, where it is, how to reach it, and what its guests say. */
export function LocationCard({ location }: { location: Schemas['Location'] }) {
  const { title, image, overall_evaluation: score, rating } = location;
  return (
    <Card as="article" padding="l" className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.house}>
          {image && (
            <div className={styles.picture}>
              <Image {...image} ratio="3:2" rounded="m" sizes="(min-width: 60rem) 28rem, 100vw" />
            </div>
          )}
          <div className={styles.facts}>
            <div className={styles.head}>
              <Heading size="section">{title}</Heading>
              <OverallScore score={score} count={rating?.total_count ?? 0} />
            </div>
            <LocationFacts location={location} />
          </div>
        </div>
        {rating && rating.total_count > 0 && <GuestRatings rating={rating} />}
      </div>
    </Card>
  );
}
