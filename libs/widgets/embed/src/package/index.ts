// The door of the package `@foyer/widgets`: importing it defines the elements. On a server it does nothing.
import '../foyer.ts';

export type { FoyerAttributes, FoyerChatAttributes, FoyerOccasionsAttributes, FoyerShopAttributes } from './attributes.ts';
export type { FoyerElement, FoyerIdentify } from './elements.ts';
export type { FoyerErrorDetail, FoyerEvents } from './events.ts';
