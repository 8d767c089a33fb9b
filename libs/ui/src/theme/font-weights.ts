import type { FontRole } from '@foyer/theme';

/** The weights a face holds: text from regular to strong, headlines one. */
export const fontWeights: Record<FontRole, string> = { text: '400 600', headline: '500' };
