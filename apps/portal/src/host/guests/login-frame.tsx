import { Card, Heading, Text } from '@foyer/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { GuestLinks } from './guest-links.tsx';
import { Wordmark } from './wordmark.tsx';
import * as styles from './login-frame.css.ts';

interface LoginFrameProps {
  /** The heading; without one the children bring their own. */
  title?: ReactNode;
  /** What the screen is about, below its heading. */
  intro?: ReactNode;
  /** A step of the screen has led here: its heading takes the focus. */
  arrived?: boolean;
  children: ReactNode;
  /** Shown below the card. */
  after?: ReactNode;
}

/** What the screens on the way into the portal share: no chrome, the customer's name, one card, the languages. */
export function LoginFrame({ title, intro, arrived = false, children, after }: LoginFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className={styles.page}>
      <main className={styles.main} tabIndex={-1}>
        <Wordmark />
        <Card padding="l" className={styles.card}>
          {title && (
            <div className={styles.intro}>
              <Heading level={1} ref={heading} tabIndex={arrived ? -1 : undefined} className={styles.heading}>
                {title}
              </Heading>
              <Text tone="muted">{intro}</Text>
            </div>
          )}
          {children}
        </Card>
        {after}
      </main>
      <footer className={styles.footer}>
        <GuestLinks />
      </footer>
    </div>
  );
}
