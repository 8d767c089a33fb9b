import type { components } from './schema.gen.ts';

type Problem = components['schemas']['Problem'];

/** A refused or failed call. `problem.status` is 0 and `problem.code` is `network` where no answer came. */
export class ApiError extends Error {
  readonly problem: Problem;
  /** After how many seconds the server wants to be asked again (`Retry-After`); 0 where it does not say. */
  readonly retryAfter: number;

  constructor(problem: Problem, { retryAfter = 0, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(`${problem.status} ${problem.code}`, options);
    this.name = 'ApiError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** The HTTP status; 0 where no answer came. */
  get status(): number {
    return this.problem.status;
  }
}

/** The seconds that an answer asks to wait; the server gives no dates. */
export const retryAfterOf = ({ headers }: Pick<Response, 'headers'>): number => Math.max(0, Number(headers.get('retry-after')) || 0);

/** The problem of a call that got no answer. Its texts are empty: the interface words it. */
export const networkProblem = (): Problem => ({ type: 'about:blank', title: '', status: 0, code: 'network', errors: [] });

/** Reads the problem from a refused answer, also where a proxy answered with something else. */
export async function toProblem(response: Response): Promise<Problem> {
  const fallback: Problem = { type: 'about:blank', title: '', status: response.status, code: 'unexpected', errors: [] };
  if (!response.headers.get('content-type')?.includes('json')) return fallback;
  try {
    return { ...fallback, ...((await response.json()) as Partial<Problem>), status: response.status };
  } catch {
    return fallback;
  }
}
