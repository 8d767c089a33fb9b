import { ApiError } from '@foyer/api';
import { isRouteErrorResponse } from 'react-router';
import { ChunkLoadError } from '../app/chunk.ts';

/** Takes the place of a status where code of the portal did not arrive though the device is online. */
export const chunkFailed = -1;

/** The HTTP status behind an error of a page; 0 where no answer came, `chunkFailed`, 500 for a fault of our own. */
export function errorStatus(error: unknown): number {
  // An address that the API cannot even read leads nowhere.
  if (error instanceof ApiError) return error.status === 400 ? 404 : error.status;
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ChunkLoadError || (error instanceof TypeError && /import|fetch|module/i.test(error.message)))
    return navigator.onLine ? chunkFailed : 0;
  return 500;
}
