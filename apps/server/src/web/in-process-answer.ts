import { LRUCache } from 'lru-cache';

const maxCharacters = 8_000_000;
/** A shorter text is parsed as fast as it is found. */
const shortest = 1_000;

/** What long texts say. Answers that members share are one text for all of them, so they are parsed once. */
const parsed = new LRUCache<string, object>({ maxSize: maxCharacters, sizeCalculation: (_value, text) => text.length });

/** Documents share it: one that changed it would change what others show. */
function frozen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
}

function parse(text: string): unknown {
  if (text.length < shortest) return JSON.parse(text);
  const known = parsed.get(text);
  if (known) return known;
  const value = JSON.parse(text) as object;
  frozen(value);
  parsed.set(text, value);
  return value;
}

/** An answer whose text is here already: it has not to be made a stream and read from it. */
export class InProcessAnswer extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override readonly text = (): Promise<string> => Promise.resolve(this.#text);

  override readonly json = async (): Promise<unknown> => parse(this.#text);
}
