import { createContext, createElement, use, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';

/** What a link needs: an address and whatever a native anchor takes. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/** A component that renders an anchor, such as a router's link behind a small adapter. */
export type AnchorComponent = ElementType<AnchorProps>;

const AnchorContext = createContext<AnchorComponent>('a');

/** Gives every link of the design system the app's own link component, so that the library knows no router. Without it links are plain anchors. */
export function UiProvider({ anchor, children }: { anchor: AnchorComponent; children: ReactNode }) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** The anchor that the nearest `UiProvider` gives. */
export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props);
}
