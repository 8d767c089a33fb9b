/** A text without case and accents, as the server compares texts when it searches. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
