export { conversationQuery, localePath, menuPath, paths, plannedPaths } from './paths.ts';
export { callsApi, isMediaPath, isWebAddress, portalPath, safeLink, safePath } from './policy.ts';
