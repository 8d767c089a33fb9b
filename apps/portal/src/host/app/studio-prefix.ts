/** Under which keys this browser keeps what editors have not saved yet (`routes/studio/local-copy.ts`). */
export const studioPrefix = 'foyer-studio:';
