/** Where objects lie: in a folder, or in a bucket in front of which a folder is a cache. */
export interface ObjectStore {
  /** Where the object lies on this machine, once it does. */
  place(key: string): string;
  /**
   * Brings the object to this machine where it lies elsewhere, and gives its path. Read it within a minute: after that a cache may drop it. Rejects with `StoreUnavailable`, and with `ENOENT`
   * where there is no such object (a folder finds that out when the path is opened).
   */
  fetch(key: string): Promise<string>;
  /** Keeps a file of this machine under the key, and moves it to its place. Resolves once it is safe. */
  take(key: string, path: string): Promise<void>;
  /** Keeps bytes under the key. Resolves once they are safe. */
  keep(key: string, bytes: Uint8Array): Promise<void>;
  /** Whether there is such an object, whatever this machine holds of it. */
  has(key: string): Promise<boolean>;
  /** Removes objects. Those that are not there are passed over. */
  remove(keys: readonly string[]): Promise<void>;
}

/** A store whose objects may be left behind. */
export interface SweptStore extends ObjectStore {
  /** The objects that were kept before a moment. */
  olderThan(moment: Date): Promise<string[]>;
}

/** What there is of files: the media by their hash, the parts of uploads by their name, and a folder for what is made on this machine. */
export interface MediaFiles {
  /** The folder of drafts and of scaled images; what is in it can be made again. */
  folder: string;
  /** The bytes of media, by their SHA-256. */
  media: ObjectStore;
  /** The parts of unfinished uploads. */
  parts: SweptStore;
  /** Notes that a file of the folder was used, so that a cache keeps it. */
  used(path: string): Promise<void>;
  close(): void;
}

/** The bucket does not answer, or refuses: nothing is known of the object, and nothing was changed for certain. `cause` says why. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The bucket cannot be used: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause });
  }
}

/** Answers null for what is not there; throws what else went wrong on. */
export function nullIfGone(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
