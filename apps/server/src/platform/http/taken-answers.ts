import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';

/** Names the call whose answer is taken. No one outside can guess one, and each is known as long as its call takes. */
const header = 'x-taken-answer';

/** What an answer says: its text, its bytes as they are kept, or what these would be parsed to. */
export interface Said {
  body?: string | Buffer;
  value?: object;
}

/** Who may ask. */
export type Audience = 'anyone' | 'members';

/** Who else is answered the same that asks for the same address in the same language, and whether they still are. */
export interface Alike {
  audience: Audience;
  isCurrent(): boolean;
}

/** What a call within the process is told. */
export interface Taken extends Said {
  /** Undefined where the answer is for one visitor alone. */
  alike?: Alike;
}

const calls = new Map<string, Taken>();

const callOf = ({ headers }: FastifyRequest): Taken | undefined => calls.get(String(headers[header]));

/** Hands over the answers to calls within the process before they are encoded: a page's would be copied four times on its way. */
export function registerTakenAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const call = callOf(request);
    if (!call || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return done(null, payload);
    call.body = payload;
    done(null, '');
  });
}

/** Hands over what an answer says, where it is one to a call within the process: its text need not be made. It is shared and must never be changed. */
export function handOver(request: FastifyRequest, make: () => object): boolean {
  const call = callOf(request);
  if (call) call.value = make();
  return call !== undefined;
}

/** Says for whom else the answer to a call within the process is. */
export function sayAlike(request: FastifyRequest, alike: Alike): void {
  const call = callOf(request);
  if (call) call.alike = alike;
}

/** Makes a call with these headers besides its own. Nothing is taken where the answer is none of the API. */
export async function takeAnswer<Answer>(
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<{ answer: Answer; taken: Taken }> {
  const id = nanoid();
  const taken: Taken = {};
  calls.set(id, taken);
  try {
    return { answer: await call({ [header]: id }), taken };
  } finally {
    calls.delete(id);
  }
}
