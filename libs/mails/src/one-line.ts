/** One line: whatever a name holds, it cannot begin a header of its own, nor turn the reading direction of what follows. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
