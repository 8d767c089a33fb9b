import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears what the page in the frame says; messages from any other window are ignored. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, onMessage: (data: unknown) => void) {
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow) hear(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
}
