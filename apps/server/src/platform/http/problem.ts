import type { FieldError } from '@foyer/contract/schemas';

/** A refused field, as the error form has it. */
export type ProblemField = FieldError;

interface ProblemOptions {
  errors?: ProblemField[];
  headers?: Record<string, string>;
  /** Values for the texts `problem.<code>.title` and `problem.<code>.detail`. */
  values?: Record<string, string | number>;
  cause?: unknown;
}

/** A refusal that is answered to the client, in the contract's one error form. Its texts are looked up by `code` in the reader's language. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ProblemField[];
  readonly headers: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(status: number, code: string, { errors = [], headers = {}, values = {}, cause }: ProblemOptions = {}) {
    super(`${status} ${code}`, { cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.values = values;
  }
}

/** The refusal of one field. */
export const refusedField = (field: string, code: string, values?: ProblemField['values']): Problem =>
  new Problem(400, 'validation_failed', { errors: [{ field, code, ...(values && { values }) }] });

/** The refusal of fields, below `place` where they are part of something. */
export const refused = (errors: readonly ProblemField[], place?: string): Problem =>
  new Problem(400, 'validation_failed', { errors: errors.map((one) => ({ ...one, field: [place, one.field].filter(Boolean).join('.') })) });

/** What was looked for. Throws 404 where there is none. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem(404, 'not_found');
  return value;
}
