import { createContext, createElement, use, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';
import { LanguageContext } from '../language/language.ts';

/** What a link needs: an address and whatever a native anchor takes. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/** A component that renders an anchor, such as a router's link behind a small adapter. */
export type AnchorComponent = ElementType<AnchorProps>;

const AnchorContext = createContext<AnchorComponent>('a');

export interface UiProviderProps {
  /** The app's own link component, so that the library knows no router. Without one, or without a provider, links are plain anchors. */
  anchor?: AnchorComponent;
  /** BCP 47 tag of the texts the app passes in, such as `de-DE`: the components' own texts, formats and arrow keys follow it. */
  language: string;
  children: ReactNode;
}

/** Provides the design system with what only the app knows. Rendered once, near the root. */
export function UiProvider({ anchor = 'a', language, children }: UiProviderProps) {
  return (
    <AnchorContext value={anchor}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </AnchorContext>
  );
}

/** The anchor that the nearest `UiProvider` gives. */
export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props);
}
