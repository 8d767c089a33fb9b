/** What the element does for what is mounted in it. */
export interface WidgetHost {
  element: HTMLElement;
  /** Where the script that defines the element came from; the API is there unless `server` says otherwise. */
  origin: string;
  /** How the page signs its visitor in (`identify`); undefined where it does not. */
  identify(): Identify | undefined;
  /** What was asked for while the widget's code was on its way; nothing in stories. */
  ahead?: Ahead;
  /** Sends an event that bubbles out of the element, under the name `foyer:TYPE`. */
  emit(type: WidgetEvent, detail?: object): void;
  /** What is mounted has drawn itself: the placeholder goes. */
  shown(): void;
  /** What the launcher opens is open, or closed again. */
  opened(open: boolean): void;
  /** How much is new, on the launcher. */
  badge(count: number): void;
}

/** The events of widgets. */
export type WidgetEvent = 'ready' | 'open' | 'close' | 'error' | 'message' | 'cart';

/** Fetches from the page's own server a token that says who its visitor is (docs/embedding.md). Asked again whenever a new one is needed. */
export type Identify = () => Promise<string> | string;

/** A widget in its element. */
export interface MountedWidget {
  /** Draws again after an attribute or the visitor has changed. */
  update(): void;
  open(): void;
  close(): void;
  unmount(): void;
}

/** The heavy part of a widget, loaded when it is wanted. */
export interface WidgetPart {
  mount(host: WidgetHost, root: ShadowRoot): MountedWidget;
}

/** A widget as a custom element. */
export interface WidgetDefinition {
  /** The element's name, such as `foyer-chat`. */
  tag: `foyer-${string}`;
  /** What it takes as attributes besides those of every widget. */
  attributes: readonly string[];
  /** Loads it, when it comes into view or is opened first. */
  load(): Promise<WidgetPart>;
  /** What stands in its place until then: a button in the page's corner, or a block about so many px high. */
  before: 'launcher' | { height: number };
}

/** What was asked for while the code of a widget is on its way, which asks for nothing else first. */
export interface Ahead {
  /** The token that the page's own server gave, by the way it was asked for. */
  token(identify: Identify): Promise<string> | undefined;
  /** The answer of a server and path, or what a token was exchanged for, once. */
  take(from: string | Promise<string>): Promise<Response> | undefined;
}
