import { ApiError } from '@foyer/api';
import type { HydrationState } from 'react-router';
import type { HydrationPayload } from '../host/app/hydration-state.ts';

/** Puts the first view's errors back where the server had them, so that the browser shows the same error page. */
export function reviveErrors(errors: HydrationPayload['errors']): HydrationState['errors'] {
  const entries = Object.entries(errors).map(([route, { status }]) => {
    return [route, new ApiError({ type: 'about:blank', title: '', status, code: 'unexpected', errors: [] })] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
