import type { ProviderFailure } from '@foyer/identity-providers';

/** Why single sign-on came to nothing, as the portal words it. */
export type SsoReason = ProviderFailure['reason'] | 'expired' | 'unknown' | 'address' | 'attempts' | 'disabled';

/** Ends single sign-on for a reason of ours; the browser is sent back to the portal with it. What the provider is the reason of is a `ProviderFailure`. */
export class SsoFailure extends Error {
  readonly reason: SsoReason;
  constructor(reason: SsoReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
