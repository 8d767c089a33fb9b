import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '../../../host/late/when-idle-or-touched.ts';
import { readyMessage, savedMessage } from './preview-reader.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/**
 * Shows an address in the frame in place of the one before: a frame whose `src` changes would add to the history that Back goes through. What was saved
 * before the frame could hear of it is told when it says that it is ready. Answers its `src`; there is none before the browser has nothing else to do,
 * for the editor around the frame comes first.
 */
export function useFrameAddress(frame: RefObject<HTMLIFrameElement | null>, address: string, version: number): string | undefined {
  const [first, setFirst] = useState<string>();
  const shown = useRef({ address, version });
  const latest = useRef(version);
  const begin = useEffectEvent(() => {
    shown.current = { address, version };
    setFirst(address);
  });
  useEffect(() => {
    let left = false;
    void whenIdle().then(() => {
      if (!left) begin();
    });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (first === undefined || shown.current.address === address) return;
    shown.current = { address, version: latest.current };
    frame.current?.contentWindow?.location.replace(address);
  }, [frame, first, address]);
  useEffect(() => {
    latest.current = version;
    if (version !== shown.current.version) frame.current?.contentWindow?.postMessage(savedMessage, location.origin);
  }, [frame, version]);
  useFrameMessages(frame, (data) => {
    if (data === readyMessage && latest.current !== shown.current.version) {
      frame.current?.contentWindow?.postMessage(savedMessage, location.origin);
    }
  });
  return first;
}
