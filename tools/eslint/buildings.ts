/** A part of the repository whose folders are layers. */
export interface Building {
  /** Its folder, from the repository's root. */
  root: string;
  /** Its folders from the ground up: each may import itself and what is below it. */
  floors: readonly string[];
  /** Whether files and folders beside the floors compose them: they are above all. Without it every file belongs on a floor. */
  roof?: boolean;
  /** The floors whose folders are rooms: from another room of the same floor only its door (`index.ts`) is imported. */
  rooms: readonly string[];
  /** Whether the floors above use the doors as well. */
  doorsFromAbove?: boolean;
  /** The ends of files whose contents no door gives away. */
  inside?: readonly string[];
  /** The one file that may import what rooms hold of this name beside their doors. */
  passKey?: { file: string; files: string };
  /** The ends of files that are exempt. */
  free?: readonly string[];
}

/** What `foyer/floors` holds (docs/contributing.md). */
export const buildings: readonly Building[] = [
  { root: 'apps/portal/src', floors: ['host', 'routes', 'router'], rooms: ['routes'] },
  {
    root: 'apps/server/src',
    floors: ['platform', 'shared', 'features'],
    roof: true,
    rooms: ['features'],
    doorsFromAbove: true,
    // What others need of them is a service's to offer.
    inside: ['.repository.ts', '.presenter.ts'],
    // The seeder fills every table of an empty database.
    passKey: { file: 'seed.ts', files: '.tables.ts' },
    // Tests prepare rows, and look at rows, of whatever their feature touches.
    free: ['.test.ts', '.test-helpers.ts'],
  },
];
