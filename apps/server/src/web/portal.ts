import type { PortalRenderer } from '@foyer/api';
import type { Assets } from './assets.ts';
import type { PortalBuild } from './installable/service-worker.ts';

/** The portal as the server sees it: built files in production, Vite's middleware in development. */
export interface Portal {
  /** Null while developing. */
  build: PortalBuild | null;
  assets(): Assets;
  renderer(): Promise<PortalRenderer>;
}
