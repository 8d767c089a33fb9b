/** What an account may do beyond reading and writing as a member. */
export const permissions = ['superadmin', 'users', 'editor', 'scripts', 'moderator'] as const;

/** One of them. */
export type Permission = (typeof permissions)[number];
