import type { FastifyBaseLogger } from 'fastify';
import { createDocumentText } from './document-head.ts';
import { exampleAnswers } from './example-answers.ts';
import type { Portal } from './portal.ts';

/** How often: the first loads code, the next let it be optimised. */
const rounds = 4;

/**
 * Renders a member's start page from the contract's examples, so that code is loaded and has run before the first member asks. Never fails: what is wrong
 * shows where it is asked for.
 */
export async function warmRenderer(portal: Portal, log: FastifyBaseLogger): Promise<void> {
  const began = performance.now();
  const [renderer, fetch] = [await portal.renderer(), exampleAnswers()];
  const text = createDocumentText(portal, '');
  const onError = (error: unknown) => log.debug({ err: error }, 'An example could not be rendered');
  try {
    for (let round = 0; round < rounds; round += 1) {
      const view = await renderer.render({
        url: 'http://localhost/de_DE',
        cookies: '',
        origin: {},
        fetch,
        cookiesSet: [],
        nonce: '',
        signal: new AbortController().signal,
        onError,
        onCertain: (head) => void text.beginning(head),
      });
      if (view.type === 'document') text.whole(view);
    }
  } catch (error) {
    onError(error);
  }
  log.debug({ ms: Math.round(performance.now() - began) }, 'The portal is warm');
}
