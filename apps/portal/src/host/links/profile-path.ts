/** Where somebody's profile is, without the language. */
export const profilePath = (id: string): string => `/profile/${encodeURIComponent(id)}`;
