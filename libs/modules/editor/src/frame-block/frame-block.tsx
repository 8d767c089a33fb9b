import type { Schemas } from '@foyer/api';
import { useEffect, useRef, useState } from 'react';
import * as styles from './frame-block.css.ts';
import { heightOf } from './frame-height.ts';

const firstHeight = 240;

/**
 * Foreign HTML in a document of its own: without the portal's origin, so that it reaches neither cookies nor storage nor the API, and without the right
 * to lead the page elsewhere. It is as high as it says; nothing else of its messages is used.
 */
export function FrameBlock({ frame }: { frame: Schemas['EditorFrame'] }) {
  const element = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== element.current?.contentWindow) return;
      const next = heightOf(data);
      if (next !== null) setHeight(next);
    };
    window.addEventListener('message', onMessage);
    // The server's HTML may have loaded it long before; what it sent then was not received.
    element.current?.contentWindow?.postMessage('foyer:tell-height', '*');
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <iframe
      ref={element}
      className={styles.frame}
      src={frame.src}
      title={frame.title}
      height={height}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
