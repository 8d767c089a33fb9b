import type { ApiError } from '@foyer/api';
import { reloadOnce } from '../errors/reload-once.ts';

/** What any refused call says about the session: after a 401 it is over, after a 403 this page is out of step with it. */
export const noteRefusal =
  (endSession: () => void) =>
  ({ status }: ApiError): void => {
    if (status === 401) endSession();
    if (status === 403) reloadOnce('forbidden');
  };
