/** What a route says about itself beside its component. */
export interface RouteHandle {
  /** Its source file, by which the server finds the built chunks to preload. */
  source?: string;
  /** The HTTP status of the document; 200 unless it says otherwise. */
  status?: number;
  /** The parts of a language that the screen needs: `few` the start's alone, `all` also those of rarer screens. */
  words?: 'few' | 'all';
  /** The path, without language, of the page that replaces this one where what it shows is not there (access §2 and §8). */
  missing?: string;
}

/** What a route's loader says of its document beside what it is shown from. */
export interface IndexableData {
  /** Search engines may take the document up: it is public. Of all others the server says that they must not. */
  indexable: boolean;
}
