/** What the route table says of a matched route, for code below the router (`useMatches`, `matchRoutes`). */
export interface RouteHandle {
  /** Its address below the language, as react-router writes patterns; '' is the language's root. */
  path: string;
  /** The HTTP status of the document, of pages that say what went wrong; 200 unless it says otherwise. */
  status?: number;
  /** The parts of a language that the screen needs: `few` the start's alone, `all` also those of rarer screens. */
  words?: 'few' | 'all' | 'studio';
  /** It shows one thing by its id: where that is not there, its address says so of the thing and not of a page (access §2 and §8). */
  item?: boolean;
  /** A screen on a wall: it is asked nothing, and its document may be kept for a time without a connection. */
  unattended?: boolean;
}

/** What a route's loader says of its document beside what it is shown from. */
export interface IndexableData {
  /** Search engines may take the document up: it is public. Of all others the server says that they must not. */
  indexable: boolean;
}
