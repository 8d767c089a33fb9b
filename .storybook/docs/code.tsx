import type { ReactNode } from 'react';
import * as styles from './code.css.ts';

interface CodeProps {
  /** `language-tsx` where it is a block. */
  className?: string;
  children?: ReactNode;
}

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line);

/** A block of a page of the guide; it is there with the text, so nothing moves when it comes. Comments step back. */
function CodeBlock({ code }: { code: string }) {
  return (
    <code className={styles.block}>
      {code.split('\n').map((line, number) => (
        <span key={number} className={isComment(line) ? styles.comment : undefined}>
          {line}
          {'\n'}
        </span>
      ))}
    </code>
  );
}

/** Code in the pages of the guide, for `parameters.docs.components`. */
export const Code = ({ className, children }: CodeProps) =>
  className?.startsWith('language-') && typeof children === 'string' ? <CodeBlock code={children.trimEnd()} /> : <code>{children}</code>;

/** The frame of a block of code; it can be scrolled, so it can have the focus. */
export const Pre = ({ children }: { children?: ReactNode }) => (
  <pre className={`sb-unstyled ${styles.frame}`} tabIndex={0}>
    {children}
  </pre>
);
