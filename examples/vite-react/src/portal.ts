/** Where the portal is, and which of its websites this is. */
export const portal = { server: import.meta.env.VITE_FOYER_SERVER as string, site: import.meta.env.VITE_FOYER_SITE as string };
