import { AuthorizationResponseError } from 'openid-client';

/** A login at a provider that came to nothing: the person declined it, the provider is out of reach, or something about it is not as it must be. */
export class ProviderFailure extends Error {
  readonly reason: 'denied' | 'unavailable' | 'failed';
  constructor(reason: ProviderFailure['reason'], message: string, options?: ErrorOptions) {
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
export function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    const reason = error.error === 'access_denied' ? 'denied' : error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
    return new ProviderFailure(reason, `The provider answered ${error.error}`);
  }
  const cause = error instanceof Error ? error : new Error(String(error));
  const { message } = cause;
  // The library hides the reason one level deeper.
  const unreachable = isUnreachable(error) || isUnreachable(cause.cause);
  return new ProviderFailure(unreachable ? 'unavailable' : 'failed', codeOf(error) ? `${message} (${codeOf(error)})` : message);
}
