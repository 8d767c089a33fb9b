import { Stack, Text } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import { CopyLink } from '../../../../host/links/copy-link.tsx';
import * as styles from './widget.css.ts';

interface CodeBlockProps {
  text: string;
  /** What the button says that copies it. */
  copy: ReactNode;
  /** What it is for. */
  children: ReactNode;
}

/** Something to be pasted, with what it is for and a button that copies it. */
export function CodeBlock({ text, copy, children }: CodeBlockProps) {
  const about = useId();
  return (
    <Stack gap="s">
      <Text id={about}>{children}</Text>
      {/* Long code is scrolled in its place, by keyboard as well. */}
      <pre className={styles.code} dir="ltr" role="group" aria-labelledby={about} tabIndex={0}>
        {text}
      </pre>
      <div className={styles.copy}>
        <CopyLink key={text} url={text} label={copy} />
      </div>
    </Stack>
  );
}
