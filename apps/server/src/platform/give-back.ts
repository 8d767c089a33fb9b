/**
 * Collects this thread's heap, with what V8 keeps for code that ran once, and gives its pages back to the system. It stops the thread for a moment; where a
 * server is started without its launcher (docs/decisions/0053) it does nothing.
 */
export const giveBackMemory = (): void => void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
