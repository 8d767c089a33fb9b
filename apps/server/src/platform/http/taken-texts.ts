import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';

/** Names the call whose text is taken. No one outside can guess one, and each is known as long as its call takes. */
const header = 'x-taken-text';

const calls = new Map<string, { text?: string }>();

/** Hands over the texts of answers within the process before they are encoded: a page's would be copied four times on its way. */
export function registerTakenTexts(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const call = calls.get(String(request.headers[header]));
    if (!call || typeof payload !== 'string') return done(null, payload);
    call.text = payload;
    done(null, '');
  });
}

/** Makes a call with these headers besides its own; `text` is that of its answer, undefined where the answer was none of the API. */
export async function takeText<Answer>(
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<{ answer: Answer; text: string | undefined }> {
  const id = nanoid();
  const taken: { text?: string } = {};
  calls.set(id, taken);
  try {
    return { answer: await call({ [header]: id }), text: taken.text };
  } finally {
    calls.delete(id);
  }
}
