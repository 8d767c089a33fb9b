import { useDeferredValue, useMemo } from 'react';
import * as styles from './qr-code.css.ts';
import { qrPath, quietZone } from './qr-path.ts';

interface QrCodeProps {
  /** Where it leads. */
  address: string;
  /** What it is, for screen readers. */
  label: string;
}

/** An address for people's phones. The light around it is part of the code. */
export function QrCode({ address, label }: QrCodeProps) {
  // Working it out takes as long as drawing half of the screen: it comes in a task of its own, into the room that is kept for it.
  const deferred = useDeferredValue(address, '');
  const { size, path } = useMemo(() => (deferred ? qrPath(deferred) : { size: 1, path: '' }), [deferred]);
  const side = size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={path} />
    </svg>
  );
}
