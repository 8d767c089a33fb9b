import { ownCongratulationsQuery, type Schemas, useApi } from '@foyer/api';
import { useQuery } from '@tanstack/react-query';
import { CongratulateButton } from './congratulate-button.tsx';
import * as styles from './congratulate.css.ts';
import { Received } from './received.tsx';

/**
 * Congratulates on an occasion of today. The module is the same for all members: what one of them has to do with it comes once the browser asks, and its place is
 * kept until then.
 */
export function Congratulate({ occasion }: { occasion: Schemas['Occasion'] }) {
  const { data } = useQuery(ownCongratulationsQuery(useApi()));
  const own = data?.received.find(({ occasion_id: id }) => id === occasion.id);
  return (
    <div className={styles.place}>
      {own && <Received count={own.count} />}
      {data && !own && <CongratulateButton occasion={occasion} given={data.given.includes(occasion.id)} />}
    </div>
  );
}
