import type { Schemas } from '@foyer/api';
import { Icon, ScoreBar } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryIcon } from './category-icons.ts';
import * as styles from './guest-ratings.css.ts';

const best = 10;

/** What guests say of one thing. */
export function CategoryScore({ category: { label, icon, score, count } }: { category: Schemas['RatingCategory'] }) {
  const intl = useIntl();
  const sign = categoryIcon(icon);
  const figure = score === null ? '–' : intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const spoken =
    score === null
      ? intl.formatMessage({ defaultMessage: 'not rated yet', description: 'In place of the score of one thing of a hotel, read aloud' })
      : intl.formatMessage({ defaultMessage: '{figure} of 10', description: 'The score of one thing of a hotel, read aloud' }, { figure });
  return (
    <ScoreBar
      label={
        <>
          {sign && <Icon icon={sign} className={styles.sign} />}
          <bdi>{label}</bdi>
        </>
      }
      value={score}
      max={best}
      figure={figure}
      figureLabel={spoken}
      note={
        count > 0 && (
          <FormattedMessage
            defaultMessage="{count, plural, one {# rating} other {# ratings}}"
            description="Beside the score of one thing of a hotel"
            values={{ count }}
          />
        )
      }
    />
  );
}
