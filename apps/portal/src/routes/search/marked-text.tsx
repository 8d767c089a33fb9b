import type { Schemas } from '@foyer/api';
import { piecesOf } from './marks.ts';
import * as styles from './search-results.css.ts';

/** A text with what was looked for set off. Text stays text: nothing in it is read as HTML. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Schemas['SearchMark'][] }) {
  return piecesOf(text, marks).map((piece, index) =>
    piece.marked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
