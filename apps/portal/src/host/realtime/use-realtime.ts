import type { RealtimeMessage } from '@foyer/api/realtime';
import { useEffect, useEffectEvent } from 'react';
import { subscribe } from './subscriptions.ts';

/** Subscribes to one type of message as long as the component is mounted (`subscribe`). */
export function useRealtime<T extends RealtimeMessage['type']>(
  type: T,
  handler: (message: Extract<RealtimeMessage, { type: T }>) => void,
): void {
  const onMessage = useEffectEvent(handler);
  useEffect(() => subscribe(type, (message) => onMessage(message)), [type]);
}
