import { ApiError } from '@foyer/api';
import { isRouteErrorResponse } from 'react-router';

/** The HTTP status behind an error of a page; 0 where no answer came, 500 for a fault of our own. */
export function errorStatus(error: unknown): number {
  // An address that the API cannot even read leads nowhere.
  if (error instanceof ApiError) return error.status === 400 ? 404 : error.status;
  if (isRouteErrorResponse(error)) return error.status;
  // A chunk that does not load is a missing connection as well.
  if (error instanceof TypeError && /import|fetch|module/i.test(error.message)) return 0;
  return 500;
}
