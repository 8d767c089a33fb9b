export { createProviderClient, type Identity, type ProviderClient } from './client.ts';
export { ProviderFailure } from './failure.ts';
export { companyProvider, type ProviderSettings, socialProvider } from './providers.ts';
export {
  issuer,
  offeredSocial,
  privateKeyOf,
  secretOf,
  secretVariable,
  type SocialLogin,
  socialLogins,
  type SocialNetwork,
} from './social-login.ts';
