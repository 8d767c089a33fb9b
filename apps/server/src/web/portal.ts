import type { Writable } from 'node:stream';
import type { Assets } from './assets.ts';
import type { FirstFonts } from './font-head.ts';
import type { PortalBuild } from './installable/service-worker.ts';
import type { Look } from './theme-head.ts';

/** What the portal's server build exports (apps/portal/src/router/entry-server.tsx). */
export interface PortalRenderer {
  prepare(): Promise<void>;
  render(input: {
    url: string;
    cookies: string;
    origin: Record<string, string>;
    fetch: (request: Request) => Promise<Response>;
    cookiesSet: readonly string[];
    nonce: string;
    signal: AbortSignal;
    onError: (error: unknown) => void;
  }): Promise<
    | { type: 'redirect'; status: number; location: string }
    | {
        type: 'document';
        status: number;
        locale: string;
        indexable: boolean;
        look: Look;
        fonts: FirstFonts;
        sources: string[];
        laterSources: string[];
        pipe: (target: Writable) => void;
      }
  >;
}

/** The portal as the server sees it: built files in production, Vite's middleware in development. */
export interface Portal {
  /** Null while developing. */
  build: PortalBuild | null;
  assets(): Assets;
  renderer(): Promise<PortalRenderer>;
}
