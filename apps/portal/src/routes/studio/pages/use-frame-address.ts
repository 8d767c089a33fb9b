import { type RefObject, useEffect, useRef, useState } from 'react';
import { readyMessage, savedMessage } from './preview-reader.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/**
 * Shows an address in the frame in place of the one before: a frame whose `src` changes would add to the history that Back goes through. What was saved
 * before the frame could hear of it is told when it says that it is ready. Answers its `src`.
 */
export function useFrameAddress(frame: RefObject<HTMLIFrameElement | null>, address: string, version: number): string {
  const [first] = useState(address);
  const shown = useRef({ address, version });
  const latest = useRef(version);
  useEffect(() => {
    if (shown.current.address === address) return;
    shown.current = { address, version: latest.current };
    frame.current?.contentWindow?.location.replace(address);
  }, [frame, address]);
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
