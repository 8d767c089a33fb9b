import { classNames } from '@foyer/ui';
import type { ReactNode } from 'react';
import { Controls } from '../controls/controls.tsx';
import { Clock } from '../header/clock.tsx';
import * as headerStyles from '../header/header.css.ts';
import { ScreenNotice, type ScreenStatus } from '../header/screen-notice.tsx';
import { RunningContext } from '../turner/running.ts';
import * as styles from './bubble-tool.css.ts';
import { usePresence } from './use-presence.ts';

/** What is around the content. */
export interface FrameProps {
  /** The customer's logo or name. */
  brand: ReactNode;
  status: ScreenStatus;
  /** When the content was last known to be right, in ms. */
  asOf: number;
  /** The time of the first view, in ms: server and browser begin with the same. */
  firstNow: number;
  /** The customer's; the reader's own where it is not known yet. */
  timeZone?: string | undefined;
  /** Where to sign in again. */
  loginHref: string;
  /** The way back for the person who sets the screen up. */
  leaveHref: string;
}

const minute = 60_000;

/** The screen with its head: whose it is, how old the content is where it is, day and time. */
export function Frame({ brand, status, asOf, firstNow, timeZone, loginHref, leaveHref, children }: FrameProps & { children: ReactNode }) {
  const { now, idle, paused, setPaused, running } = usePresence(firstNow);
  const drift = styles.drifts[Math.floor(now / minute) % styles.drifts.length];
  return (
    <main className={classNames(styles.screen, idle && styles.idle)}>
      <div className={classNames(styles.stage, drift)}>
        <header className={headerStyles.header}>
          <h1 className={headerStyles.brand}>{brand}</h1>
          <ScreenNotice {...{ status, asOf, now, timeZone, loginHref }} />
          <Clock now={now} timeZone={timeZone} />
        </header>
        <RunningContext value={running}>{children}</RunningContext>
      </div>
      <Controls resting={idle} paused={paused} onPause={setPaused} leaveHref={leaveHref} />
    </main>
  );
}
