import { lazy } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { LatePart } from '../late/late-part.tsx';

// No one's page waits for the code of the chat.
const Panel = lazy(() => loadChunk(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel })));

/** `ChatPanel`, loaded when it is opened first. */
export const LazyChatPanel = () => (
  <LatePart>
    <Panel />
  </LatePart>
);

/** Loads the code of the chat ahead, when a pointer is above what opens it. */
export const warmChat = (): void => void import('./chat-panel.tsx').catch(() => undefined);
