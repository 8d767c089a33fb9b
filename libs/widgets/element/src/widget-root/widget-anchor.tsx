import type { AnchorProps } from '@foyer/ui';
import { createContext, use } from 'react';

/** Where the customer's portal is; null on a page of its own. */
export const PortalUrlContext = createContext<string | null>(null);

/** A link of a widget: paths lead to the portal, in a tab of its own, for the page is another site's. */
export function WidgetAnchor({ href, ...props }: AnchorProps) {
  const portal = use(PortalUrlContext);
  if (portal === null || !href.startsWith('/')) return <a href={href} {...props} />;
  return <a target="_blank" rel="noopener" {...props} href={portal + href} />;
}
