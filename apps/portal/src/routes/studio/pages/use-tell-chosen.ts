import { type RefObject, useEffect } from 'react';
import { type ChosenMessage, readyMessage } from './preview-reader.ts';
import { useFrameMessages } from './use-frame-messages.ts';

function tell(frame: HTMLIFrameElement | null, module: string | null): void {
  if (module === null) return;
  const message: ChosenMessage = { type: 'foyer-studio:chosen', module };
  frame?.contentWindow?.postMessage(message, location.origin);
}

/** Tells the page in the frame which module is written, so that it shows it: when another is chosen, and when the page begins to hear. */
export function useTellChosen(frame: RefObject<HTMLIFrameElement | null>, module: string | null): void {
  useEffect(() => tell(frame.current, module), [frame, module]);
  useFrameMessages(frame, (data) => {
    if (data === readyMessage) tell(frame.current, module);
  });
}
