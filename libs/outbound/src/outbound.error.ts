/** Why a call to another website came to nothing. */
export type OutboundReason =
  'bad_address' | 'forbidden_address' | 'too_many_redirects' | 'too_large' | 'timeout' | 'unreachable' | 'status' | 'encoding' | 'stopped';

/** A call to another website that came to nothing. The message is for operators: it names the host and never a path, which may hold secrets. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;
  /** The website's status, where it answered with one that is no success. */
  readonly status: number | null;
  /** After how many seconds the website wants to be asked again (`Retry-After`). */
  readonly retryAfter: number | null;
  constructor(
    reason: OutboundReason,
    message: string,
    { status = null, retryAfter = null, cause }: { status?: number | null; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
