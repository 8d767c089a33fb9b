import type { Writable } from 'node:stream';
import type { Assets } from './assets.ts';

/** What the portal's server build exports (apps/portal/src/entry-server.tsx). */
export interface PortalRenderer {
  prepare(): Promise<void>;
  render(input: {
    url: string;
    cookies: string;
    fetch: (request: Request) => Promise<Response>;
    nonce: string;
    signal: AbortSignal;
    onError: (error: unknown) => void;
  }): Promise<
    | { type: 'redirect'; status: number; location: string }
    | { type: 'document'; status: number; locale: string; sources: string[]; pipe: (target: Writable) => void }
  >;
}

/** The portal as the server sees it: built files in production, Vite's middleware in development. */
export interface Portal {
  assets(): Assets;
  renderer(): Promise<PortalRenderer>;
}
