import type { FastifyRequest } from 'fastify';
import { Problem, type ProblemField } from './problem.ts';

const maxDepth = 20;

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function* unstorable(value: unknown, path: readonly string[]): Generator<ProblemField> {
  if (path.length > maxDepth) yield { field: path.join('.'), code: 'invalid' };
  else if (typeof value === 'string') {
    if (!isStorable(value)) yield { field: path.join('.'), code: 'invalid_format' };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (!isStorable(key)) yield { field: path.join('.'), code: 'invalid_format' };
      else yield* unstorable(entry, [...path, key]);
    }
  }
}

/** Refuses text that cannot be stored, wherever it is in path, query or body, before anything looks at it. */
export async function refuseUnstorableText({ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Promise<void> {
  for (const part of [params, query, body]) {
    const [first] = unstorable(part, []);
    if (first) throw new Problem(400, 'validation_failed', { errors: [first] });
  }
}
