/** A part of the repository whose folders stand on each other. */
export interface Building {
  /** Its folder, from the repository's root. */
  root: string;
  /** Its folders from the ground up: each may import itself and what is below it. */
  floors: readonly string[];
  /** The floors whose folders are rooms: from another room of the same floor only its door (`index.ts`) is imported. */
  rooms: readonly string[];
}

/** What `foyer/floors` holds (docs/contributing.md). */
export const buildings: readonly Building[] = [{ root: 'apps/portal/src', floors: ['host', 'routes', 'router'], rooms: ['routes'] }];
