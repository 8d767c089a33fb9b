/** Below this many px a finger may still mean to press or to scroll. */
const slack = 10;
/** Faster than this, in px per ms, is a flick. */
const flick = 0.5;

interface Swipe {
  /** The way out: 1 to the right, -1 to the left. */
  towards: 1 | -1;
  /** The finger has let go far enough out, or fast enough. */
  onAway: () => void;
}

/** Whether a finger that moved `distance` px outwards in `time` ms over a sheet of `width` px means to be rid of it. */
export const isAway = (distance: number, width: number, time: number) =>
  distance > width / 3 || (distance > slack && distance / time > flick);

/** Lets a finger push a sheet out of the screen: it follows the finger, and goes or comes back when that lets go. Returns what ends it. */
export function watchSwipe(sheet: HTMLElement, { towards, onAway }: Swipe): () => void {
  let start: { x: number; y: number; time: number } | undefined;
  let pushing = false;

  const release = () => {
    start = undefined;
    pushing = false;
    sheet.style.removeProperty('transition');
    sheet.style.removeProperty('transform');
  };
  const down = (event: PointerEvent) => {
    const ownSlider = event.target instanceof Element && event.target.closest('input[type="range"], [role="slider"]');
    if (event.pointerType !== 'touch' || !event.isPrimary || ownSlider) return;
    start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const across = (event.clientX - start.x) * towards;
    if (!pushing) {
      const along = Math.abs(event.clientY - start.y);
      if (Math.max(Math.abs(across), along) < slack) return;
      if (along > across) return release();
      pushing = true;
    }
    sheet.style.transition = 'none';
    sheet.style.transform = `translateX(${Math.max(0, across) * towards}px)`;
  };
  const up = (event: PointerEvent) => {
    if (!start) return;
    const away = pushing && isAway((event.clientX - start.x) * towards, sheet.offsetWidth, event.timeStamp - start.time);
    release();
    if (away) onAway();
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: release };
  const entries = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
  entries.forEach(([type, listener]) => sheet.addEventListener(type, listener));
  return () => {
    release();
    entries.forEach(([type, listener]) => sheet.removeEventListener(type, listener));
  };
}
