import { AuthorizationResponseError } from 'openid-client';

/** Why single sign-on came to nothing, as the portal words it. */
export type SsoReason = 'denied' | 'expired' | 'unavailable' | 'unknown' | 'address' | 'attempts' | 'disabled' | 'failed';

/** Ends single sign-on; the browser is sent back to the portal with the reason. */
export class SsoFailure extends Error {
  readonly reason: SsoReason;
  constructor(reason: SsoReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code;

/** Whether there was no answer in time, rather than a wrong one. */
function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return true;
  return error instanceof TypeError && error.message === 'fetch failed';
}

/** What an error of the provider's library means for the visitor. */
export function toSsoFailure(error: unknown): SsoFailure {
  if (error instanceof SsoFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    const reason = error.error === 'access_denied' ? 'denied' : error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
    return new SsoFailure(reason, `The provider answered ${error.error}`);
  }
  const cause = error instanceof Error ? error : new Error(String(error));
  const { message } = cause;
  // The library hides the reason one level deeper.
  const unreachable = isUnreachable(error) || isUnreachable(cause.cause);
  return new SsoFailure(unreachable ? 'unavailable' : 'failed', codeOf(error) ? `${message} (${codeOf(error)})` : message);
}
