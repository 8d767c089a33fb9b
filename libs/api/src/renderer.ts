import type { components } from './schema.gen.ts';

type Theme = components['schemas']['Theme'];

/** One request for a document. */
export interface RenderInput {
  /** The whole address, such as `https://community.example/de_DE/news?page=2`. */
  url: string;
  /** The request's `Cookie` header. */
  cookies: string;
  /** Where the request comes from, as the browser says: its headers `Sec-Fetch-Site` and `Sec-Purpose`, each where there is one. */
  origin: Record<string, string>;
  /** Calls the API within the process, as the visitor. Addresses begin with `/api/v2`. */
  fetch: (request: Request) => Promise<Response>;
  /** The `Set-Cookie` headers of the answers to `fetch` so far, which the document will carry. */
  cookiesSet: readonly string[];
  nonce: string;
  signal: AbortSignal;
  onError: (error: unknown) => void;
  /** Called where it is certain, before the data of the screen is read, that the document will be a page with status 200 that search engines do not take up. */
  onCertain?: (head: RenderedHead) => void | Promise<void>;
}

/** How a document looks: the customer's theme, null where it could not be read, and the scheme the visitor chose. */
export interface RenderedLook {
  theme: Theme | null;
  scheme: 'light' | 'dark' | 'system';
}

/** The faces of a first view. */
export interface RenderedFonts {
  pair: Theme['font_pair'];
  urls: readonly string[];
  /** The visitor was here before, so the browser most likely has them. */
  known: boolean;
}

/** What the head of a document begins with. */
export interface RenderedHead {
  /** The document up to its `<head>`, that included. */
  opening: string;
  locale: components['schemas']['Locale'];
  /** How the customer's portal addresses its readers. */
  form: components['schemas']['Settings']['form_of_address'];
  look: RenderedLook;
  fonts: RenderedFonts;
  /** The source files of the matched routes, see `RenderedParts`. */
  sources: readonly string[];
}

/** The source files of a first view, for its critical styles and the links that preload its code. */
export interface RenderedParts {
  /** Those of the matched routes and first modules. */
  sources: readonly string[];
  /** Those of the modules further down: their styles are needed, their scripts only once they are scrolled to. */
  laterSources: readonly string[];
}

/** The text of a whole document but for what the server adds to its head; begins with `opening`. */
export interface RenderedText {
  /** As far as its head and the beginning of its body, at least. */
  html: string;
  /** What follows, text or bytes of text: what documents share is encoded once. */
  more: readonly (string | Uint8Array)[];
}

/** The first view of an address. */
export interface RenderedDocument extends RenderedHead, RenderedParts, RenderedText {
  type: 'document';
  status: number;
  /** Search engines may take it up. */
  indexable: boolean;
}

/** What comes of a request for a document. */
export type RenderResult = { type: 'redirect'; status: number; location: string } | RenderedDocument;

/** What the portal's server build gives the server as `renderer` (`apps/portal/src/router/entry-server.tsx`). */
export interface PortalRenderer {
  /** Loads what every request needs; called once before the first. */
  prepare(): Promise<void>;
  /** Renders the first view of an address. */
  render(input: RenderInput): Promise<RenderResult>;
  /** The page that says that something went wrong, in place of a document whose head has been sent already. */
  renderFailure(head: RenderedHead): RenderedText & RenderedParts;
}
