import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';
import { type Line, linePoints } from './line-points.ts';
import { numberWords } from './number-words.ts';
import * as styles from './numbers.css.ts';
import { shownShare } from './share.ts';
import { useDayText } from './use-day-text.ts';

const scale = [1, 0.5, 0];

/** How the numbers of an article have grown, as lines. What they say is said in words as well, and in the table below. */
export function NumbersChart({ days }: { days: readonly Schemas['StudioNumbersDay'][] }) {
  const intl = useIntl();
  const dayText = useDayText();
  const [first, last] = [days[0]!, days.at(-1)!];
  const lines: Line[] = last.confirmed === null ? ['opened', 'finished'] : ['opened', 'finished', 'confirmed'];
  const [from, to] = [dayText(first.day), dayText(last.day)];
  const grown = lines.map((line) =>
    intl.formatMessage(
      {
        defaultMessage: '{name}: from {before, number, percent} to {after, number, percent}',
        description: 'Says a line of the chart of an article’s numbers in words; name is such as Opened',
      },
      {
        name: intl.formatMessage(numberWords[line]),
        before: shownShare(first[line] ?? 0, first.audience),
        after: shownShare(last[line] ?? 0, last.audience),
      },
    ),
  );
  const label = intl.formatMessage(
    {
      defaultMessage: 'From {from} to {to}. {lines}',
      description: 'Says the chart of an article’s numbers in words; lines says each line',
    },
    { from, to, lines: intl.formatList(grown, { type: 'unit' }) },
  );
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden>
          {scale.map((step) => (
            <span key={step}>{intl.formatNumber(step, { style: 'percent' })}</span>
          ))}
        </div>
        <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          {scale.map((step) => (
            <line key={step} x1="0" x2="100" y1={100 - 100 * step} y2={100 - 100 * step} className={styles.grid} />
          ))}
          {lines.map((line) => (
            <polyline key={line} points={linePoints(days, line)} className={styles.lineOf[line]} />
          ))}
        </svg>
        <div className={styles.days} aria-hidden>
          <span>{from}</span>
          <span>{to}</span>
        </div>
      </div>
      <ul className={styles.legend} role="list" aria-hidden>
        {lines.map((line) => (
          <li key={line} className={styles.key}>
            <svg viewBox="0 0 40 8" className={styles.sample}>
              <line x1="2" x2="38" y1="4" y2="4" className={styles.lineOf[line]} />
            </svg>
            {intl.formatMessage(numberWords[line])}
          </li>
        ))}
      </ul>
    </div>
  );
}
