import { markWords } from './marks.ts';
import * as styles from './search-results.css.ts';

/** A text with what was looked for set off. Text stays text: nothing in it is read as HTML. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return markWords(text, search).map((piece, index) =>
    piece.marked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
