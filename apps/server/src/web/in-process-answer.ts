import { frozen } from '../platform/http/frozen.ts';
import type { Said } from '../platform/http/taken-answers.ts';

/** What kept bytes say. All who are sent the same bytes share it. */
const parsed = new WeakMap<Buffer, object>();

function parse(bytes: Buffer): object {
  const known = parsed.get(bytes);
  if (known) return known;
  const value = frozen(JSON.parse(bytes.toString()) as object);
  parsed.set(bytes, value);
  return value;
}

/** An answer that is here already: it has not to be made a stream and read from it, nor parsed again where it is kept. */
export class InProcessAnswer extends Response {
  readonly #said: Said;

  constructor(said: Said, init: ResponseInit) {
    super(null, init);
    this.#said = said;
  }

  override readonly text = async (): Promise<string> => {
    const { body, value } = this.#said;
    return value ? JSON.stringify(value) : String(body ?? '');
  };

  override readonly json = async (): Promise<unknown> => {
    const { body = '', value } = this.#said;
    return value ?? (typeof body === 'string' ? JSON.parse(body) : parse(body));
  };
}
