import { ApiError, type Schemas } from '@foyer/api';

/** What the server refused of a field of a form, in its own words; also where the field is sent as part of `content`, or a value in it is to blame. */
export const fieldRefusal = (error: unknown, field: string): Schemas['Problem']['errors'][number] | undefined =>
  error instanceof ApiError ? error.problem.errors.find((one) => one.field.replace(/^content\./, '').split('.')[0] === field) : undefined;
