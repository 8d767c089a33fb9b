import { late } from '../../host/late/late.tsx';

/** `PortalBackToTop`, which takes no room of its own and comes long before it can be wanted. */
export const LateBackToTop = late(async () => (await import('./portal-back-to-top.tsx')).PortalBackToTop);
