import { useEffect, useRef } from 'react';

/** A pointer that passes over does not mean it. */
const restMs = 60;

/** Calls back once someone seems to mean a control: the pointer rests on it or goes down, or the focus stays. Gives the handlers for it. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const rest = () => {
    stop();
    timer.current = setTimeout(onIntent, restMs);
  };
  useEffect(() => stop, []);
  return { onPointerEnter: rest, onPointerLeave: stop, onFocus: rest, onBlur: stop, onPointerDown: onIntent };
}
