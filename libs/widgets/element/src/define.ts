// The light half: the element itself, which shows something at once and loads the rest later.
export type { Identify, MountedWidget, WidgetDefinition, WidgetEvent, WidgetHost, WidgetPart } from './element/definition.ts';
export { defineWidget, FoyerElement, hostAttributes } from './element/foyer-element.ts';
