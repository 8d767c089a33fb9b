import { classNames, Heading } from '@foyer/ui';
import { useLayoutEffect } from 'react';
import type { Look } from '../providers.tsx';
import { setPage } from '../story-page.ts';
import { Apart } from './apart.tsx';
import * as styles from './board.css.ts';
import { nextFrame, soon, useOneByOne } from './one-by-one.ts';
import { Panel } from './panel.tsx';
import type { Prepared } from './prepare.ts';

interface BoardProps {
  prepared: Prepared;
  look: Look;
  /** The board's own story. */
  id: string;
}

/**
 * A component in all its looks, or a module in all its states at once. The page itself is English and runs from left to right; each panel
 * has its own language. The panels are made one after the other, so that the page never stops, and shown when all are there, so that
 * nothing moves: one in each frame.
 */
function Together({ prepared: { title, panels, press }, look }: BoardProps) {
  const { brand, theme, motion } = look;
  useLayoutEffect(() => setPage('en_GB', { brand, theme, motion }), [brand, theme, motion]);
  const made = useOneByOne(panels.length, soon);
  const shown = useOneByOne(made === panels.length ? made : 0, nextFrame);
  return (
    <div className={styles.page} data-brand={brand} data-theme={theme}>
      <div className={styles.head}>
        <Heading level={1} size="section">
          {title}
        </Heading>
      </div>
      <div
        className={styles.board[panels.some(({ look }) => look) ? 'looks' : 'states']}
        data-unfinished={shown < panels.length || undefined}
      >
        {panels.slice(0, made).map((panel, index) => (
          <figure key={panel.id} className={classNames(styles.frame, styles.width[panel.width], index >= shown && styles.unseen)}>
            <Panel panel={panel} press={press} look={look} />
          </figure>
        ))}
      </div>
    </div>
  );
}

/** What a board's story shows. */
export function Board(props: BoardProps) {
  const { panels, stage } = props.prepared;
  return stage ? <Apart {...props} panels={panels} stage={stage} /> : <Together {...props} />;
}
