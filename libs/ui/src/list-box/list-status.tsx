import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './list-box.css.ts';

/** What a list says when it has no options to show. */
export interface ListTexts {
  /** Nothing to choose, or nothing that fits what was typed. */
  emptyText?: ReactNode;
  /** Options are on their way, and what to say meanwhile. */
  loading?: boolean;
  loadingText?: ReactNode;
  /** The options could not be had: what to say, with a button to try again. Its presence is the state. */
  failure?: ReactNode;
}

/** The line below a list that shows its state, also to screen readers. */
export function ListStatus({ empty, emptyText, loading = false, loadingText, failure }: ListTexts & { empty: boolean }) {
  const text = () => {
    if (loading) {
      return (
        <>
          <Spinner />
          <span>{loadingText}</span>
        </>
      );
    }
    return failure ?? (empty && emptyText);
  };
  return (
    <div role="status" className={classNames(styles.status, failure && !loading ? styles.failure : undefined)}>
      {text()}
    </div>
  );
}
