import type { ReactNode } from 'react';
import { ExternalSign } from '../external-sign/external-sign.tsx';
import type { AnchorProps } from '../link/link-context.tsx';
import { LinkArea } from './card.tsx';

export interface LinkTitleProps extends Omit<AnchorProps, 'href' | 'target' | 'rel'> {
  /** Where the whole card leads; without it there is no link. */
  href?: string | undefined;
  /** The link leaves the app, in a new tab: says so to those who do not see the sign behind the title. */
  outside?: string | undefined;
  children: ReactNode;
}

/** The title of a card that is one link, which has the attributes. */
export function LinkTitle({ href, outside, children, ...rest }: LinkTitleProps) {
  if (!href) return children;
  if (!outside)
    return (
      <LinkArea {...rest} href={href}>
        {children}
      </LinkArea>
    );
  return (
    <LinkArea {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children} <ExternalSign label={outside} />
    </LinkArea>
  );
}
