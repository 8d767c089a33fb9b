import type { components } from './schema.gen.ts';

type Problem = components['schemas']['Problem'];

/** A refused or failed call. `problem.status` is 0 and `problem.code` is `network` where no answer came. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(`${problem.status} ${problem.code}`, options);
    this.name = 'ApiError';
    this.problem = problem;
  }

  /** The HTTP status; 0 where no answer came. */
  get status(): number {
    return this.problem.status;
  }
}

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
