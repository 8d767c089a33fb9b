/** Whether the reader comes from where this was made. */
export const wasMade = (state: unknown): boolean => typeof state === 'object' && state !== null && 'made' in state;
