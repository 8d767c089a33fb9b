import type { Schemas } from '@foyer/api';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { numberWords } from './number-words.ts';
import * as styles from './numbers.css.ts';
import { shownShare } from './share.ts';

/** The newest numbers of an article, large. */
export function NumbersFigures({ total }: { total: Schemas['NewsNumbers'] }) {
  const intl = useIntl();
  const { audience } = total;
  return (
    <dl className={styles.figures}>
      {(['audience', 'opened', 'finished', 'confirmed'] as const).map((one) => {
        const value = total[one];
        if (value === null) return null;
        return (
          <div key={one} className={styles.figure}>
            <dt className={styles.name}>{intl.formatMessage(numberWords[one])}</dt>
            <dd className={styles.count}>
              <FormattedNumber value={value} />
            </dd>
            {one !== 'audience' && (
              <dd className={styles.share}>
                <FormattedMessage
                  defaultMessage="{share, number, percent} of those who could"
                  description="Below a number of an article: how many members have done it, of those who could read it"
                  values={{ share: shownShare(value, audience) }}
                />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
