// The door `@foyer/widgets/react`: the elements as components of React 18 and later. On a server they render the bare elements.
import {
  createElement,
  type CSSProperties,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import '../foyer.ts';
import type { FoyerAttributes, FoyerChatAttributes, FoyerOccasionsAttributes, FoyerShopAttributes } from './attributes.ts';
import type { FoyerElement, FoyerIdentify } from './elements.ts';
import { type FoyerHandlers, useEvents } from './use-events.ts';
import { wayOf } from './way-of.ts';

export type { FoyerAttributes, FoyerChatAttributes, FoyerOccasionsAttributes, FoyerShopAttributes } from './attributes.ts';
export type { FoyerElement, FoyerIdentify } from './elements.ts';
export type { FoyerErrorDetail, FoyerEvents } from './events.ts';
export type { FoyerHandlers } from './use-events.ts';

/** What every component takes beside its attributes. */
export interface FoyerProps extends FoyerHandlers {
  /**
   * Fetches a token that says who the visitor is, for all widgets of the same website; null signs the visitor out. It may be another function in each
   * rendering: pass null between two visitors.
   */
  identify?: FoyerIdentify | null;
  id?: string;
  className?: string;
  style?: CSSProperties;
}

/** A widget as a component. */
export type FoyerComponent<Attributes> = ForwardRefExoticComponent<Attributes & FoyerProps & RefAttributes<FoyerElement>>;

const attributeOf = (prop: string) => (prop === 'className' ? 'class' : prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

function component<Attributes extends FoyerAttributes>(tag: string): FoyerComponent<Attributes> {
  const Widget = forwardRef<FoyerElement, Attributes & FoyerProps>((props, ref) => {
    const element = useRef<FoyerElement>(null);
    useImperativeHandle(ref, () => element.current!);
    const { identify, ...attributes } = useEvents(element, props as Attributes & FoyerProps);
    const { site } = props;
    useEffect(() => {
      if (identify !== undefined) element.current!.identify(identify && wayOf(site, identify));
    }, [identify, site]);
    const written = Object.entries(attributes).map(([prop, value]) => [attributeOf(prop), value] as const);
    return createElement(tag, { ...Object.fromEntries(written), ref: element });
  });
  Widget.displayName = tag;
  return Widget as FoyerComponent<Attributes>;
}

/** `<foyer-chat>` */
export const FoyerChat = component<FoyerChatAttributes>('foyer-chat');
/** `<foyer-occasions>` */
export const FoyerOccasions = component<FoyerOccasionsAttributes>('foyer-occasions');
/** `<foyer-shop>` */
export const FoyerShop = component<FoyerShopAttributes>('foyer-shop');
