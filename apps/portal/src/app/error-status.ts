import { ApiError } from '@foyer/api';
import { isRouteErrorResponse } from 'react-router';

/** The HTTP status behind an error; 0 where no answer came, 500 for a fault of our own. */
export function errorStatus(error: unknown): number {
  if (error instanceof ApiError || isRouteErrorResponse(error)) return error.status;
  // A chunk that does not load is a missing connection as well.
  if (error instanceof TypeError && /import|fetch|module/i.test(error.message)) return 0;
  return 500;
}
