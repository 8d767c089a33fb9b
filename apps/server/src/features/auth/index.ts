export { enter, presentSession } from './auth.handlers.ts';
export type { AuthService, Begun } from './auth.service.ts';
export { type AuthKit, createAuth } from './auth.ts';
export type { NewcomerByService } from './sso/newcomer-by-service.ts';
export { createSocialHandlers, type RegisterIdentity } from './sso/social.handlers.ts';
export { addIdentity, keepsPassword } from './sso/sso.accounts.ts';
export { keepsASuperadmin, letsSuperadminIn, loginsOf } from './sso/admin-logins.ts';
