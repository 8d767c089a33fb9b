const listeners = new Set<() => void>();

/** Says that something was put into the outbox in this process. It is seen only when its transaction ends, so who hears it looks more than once. */
export function ringMailDoorbell(): void {
  for (const listener of listeners) listener();
}

/** Hears the doorbell until the returned function is called. */
export function onMailDoorbell(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
