/** Loaded with the first picture that is read: a server at rest does without its memory. */
export const loadSharp = async (): Promise<typeof import('sharp').default> => (await import('sharp')).default;
