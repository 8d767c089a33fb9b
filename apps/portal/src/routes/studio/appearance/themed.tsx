import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './appearance.css.ts';

interface ThemedProps {
  /** CSS variables by name. */
  variables: Readonly<Record<string, string>>;
  mode: 'light' | 'dark';
  children: ReactNode;
}

/** Shows a part of the page in another look. It is for the eyes: what is in it cannot be used. Set by script, for the page's policy refuses styles in tags. */
export function Themed({ variables, mode, children }: ThemedProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = part.current!;
    const names = Object.entries(variables);
    names.forEach(([name, value]) => style.setProperty(name, value));
    return () => names.forEach(([name]) => style.removeProperty(name));
  }, [variables]);
  return (
    <div ref={part} inert data-theme={mode} className={styles.themed}>
      {children}
    </div>
  );
}
