import { useState } from 'react';
import { useIdle } from '../controls/use-idle.ts';
import { useMinute } from '../header/use-minute.ts';
import { useVisible } from '../turner/use-visible.ts';

/** What the screen knows of the world: the time, whether it is visible, and whether someone uses it. */
export function usePresence(firstNow: number) {
  const [paused, setPaused] = useState(false);
  const visible = useVisible();
  const idle = useIdle();
  const now = useMinute(firstNow, visible);
  return { now, idle, paused, setPaused, running: visible && !paused };
}
