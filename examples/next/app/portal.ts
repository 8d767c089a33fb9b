/** Where the portal is, and which of its websites this is. */
export const portal = { server: process.env.NEXT_PUBLIC_FOYER_SERVER!, site: process.env.NEXT_PUBLIC_FOYER_SITE! };
