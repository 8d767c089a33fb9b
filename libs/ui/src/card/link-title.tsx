import type { ReactNode } from 'react';
import { ExternalSign } from '../external-sign/external-sign.tsx';
import { LinkArea } from './card.tsx';

export interface LinkTitleProps {
  /** Where the whole card leads; without it there is no link. */
  href?: string;
  /** The link leaves the app, in a new tab: says so to those who do not see the sign behind the title. */
  outside?: string;
  children: ReactNode;
}

/** The title of a card that is one link. */
export function LinkTitle({ href, outside, children }: LinkTitleProps) {
  if (!href) return children;
  if (!outside) return <LinkArea href={href}>{children}</LinkArea>;
  return (
    <LinkArea href={href} target="_blank" rel="noopener noreferrer">
      {children} <ExternalSign label={outside} />
    </LinkArea>
  );
}
