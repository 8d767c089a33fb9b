/** A channel's name as it is kept: in one line, and none rather than an empty one. */
export const cleanName = (name: string | null | undefined): string | null => name?.trim().replace(/\s+/g, ' ') || null;
