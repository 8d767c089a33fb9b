export { callsApi, isMediaPath, isWebAddress, portalPath, safeLink, safePath } from './policy.ts';
