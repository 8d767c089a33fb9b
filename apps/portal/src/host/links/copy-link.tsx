import { Button } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './copy-link.css.ts';

type Copied = 'copied' | 'failed' | undefined;

interface CopyLinkProps {
  url: string;
  /** What the button says where it copies something other than an address. */
  label?: ReactNode;
}

/** A button that copies an address; where the browser refuses, shows it to be copied by hand. */
export function CopyLink({ url, label }: CopyLinkProps) {
  const [state, setState] = useState<Copied>();
  const copy = () => {
    // absent without https
    const written = (navigator.clipboard as Clipboard | undefined)?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {label ?? <FormattedMessage defaultMessage="Copy link" description="Button that copies the address of a page" />}
      </Button>
      <span role="status" className={styles.state}>
        {state === 'copied' && <FormattedMessage defaultMessage="Copied" description="After the address of a page was copied" />}
        {state === 'failed' && <span className={styles.address}>{url}</span>}
      </span>
    </>
  );
}
