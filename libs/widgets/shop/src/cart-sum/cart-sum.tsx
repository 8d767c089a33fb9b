import type { Schemas } from '@foyer/api';
import { Alert, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { Points } from '../cart/points.tsx';
import * as styles from './cart-sum.css.ts';

/** What the cart comes to, and what is wrong with it. */
export function CartSum(props: Schemas['Cart']['summary']['props']) {
  const { used_bonus_coins: used, coins_remaining: remaining, error_message: error } = props;
  return (
    <div className={styles.sum}>
      {error && (
        <Alert tone="warning" role="alert">
          {error}
        </Alert>
      )}
      <dl className={styles.rows}>
        <div className={styles.row}>
          <Text as="dt">
            <FormattedMessage defaultMessage="Total rewards" description="Below the lines of the cart, before the points they cost" />
          </Text>
          <Text as="dd" weight="strong" numeric>
            <Points value={used} />
          </Text>
        </div>
        <div className={styles.row}>
          <Text as="dt" tone="muted">
            <FormattedMessage
              defaultMessage="Points left afterwards"
              description="Below the lines of the cart, before the points that remain"
            />
          </Text>
          <Text as="dd" tone={remaining < 0 ? 'critical' : 'muted'} numeric>
            <Points value={remaining} />
          </Text>
        </div>
      </dl>
    </div>
  );
}
