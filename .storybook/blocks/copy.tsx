import { useState } from 'react';
import * as styles from './copy.css.ts';

/** A name that a press copies. */
export function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <span>
      <button type="button" className={styles.copy} title="Copy" onClick={() => void copy()}>
        {text}
      </button>
      <span role="status" className={styles.copied}>
        {copied && 'Copied'}
      </span>
    </span>
  );
}
