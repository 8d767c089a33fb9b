import type { AnchorProps } from '@foyer/ui';
import { Link } from 'react-router';
import { usePrefetch } from './use-prefetch.ts';

/** A link that stays in the portal where it can, and fetches what its target needs as soon as someone means to follow it. */
export function PortalLink({ href, ...props }: AnchorProps) {
  const prefetch = usePrefetch();
  const inside = href.startsWith('/') && !href.startsWith('/api/') && props.download === undefined && props.target !== '_blank';
  if (!inside) return <a href={href} {...props} />;
  const intent = () => prefetch(href);
  return <Link to={href} discover="none" onPointerEnter={intent} onTouchStart={intent} onFocus={intent} {...props} />;
}
