import type { Locale } from '@foyer/locales';
import type { WordedKind } from './languages.ts';

/** The values that the words of every kind of mail take. Addresses (`url`) are whole and begin with the configured public address. */
export interface MailKinds {
  /** The way to a new password; good for `minutes`. */
  password_reset: { name: string; url: string; minutes: number };
  /** The same, sent by those who administer people; good for `minutes`. */
  password_link: { name: string; url: string; minutes: number };
  /** A new password was asked for with an address that has no account here; there is nothing to reset. */
  password_reset_unknown: { url: string };
  /** The password was changed; all other sessions have ended. */
  password_changed: { name: string; url: string };
  /** An account was made for the receiver: the way to their first password; good for `days`. */
  invitation: { name: string; username: string; url: string; days: number };
  /** Confirms the address of a new account; good for `hours`. */
  registration_confirm: { name: string; url: string; hours: number };
  /** A registration with the address of an account that exists: the way to log in, to reset. */
  registration_exists: { name: string; url: string };
  /** Confirms the new address of an account; good for `hours`. */
  email_confirm: { name: string; url: string; hours: number };
  /** Another account was to be given an address that is this account's already. */
  email_taken: { name: string; url: string };
  /** To the address that an account had until now. */
  email_changed: { name: string; url: string };
  /** To the editor who is asked to review an article or a page; `note` may be empty. */
  review_requested: { name: string; by: string; title: string; note: string; url: string };
  /** To the editor who asked, when it was returned. */
  review_returned: { name: string; by: string; title: string; note: string; url: string };
  /** Once a day at most: what the receiver was notified of, without content; `settings_url` is where they choose it. */
  notification_digest: { name: string; count: number; list: string; url: string; settings_url: string };
  /** Confirms a subscription made by a guest (double opt-in). */
  newsletter_confirm: { lists: string; url: string };
  /** The subscription is active; every newsletter mail carries the one-click way out (`unsubscribe_url`, for `List-Unsubscribe` too). */
  newsletter_welcome: { lists: string; url: string; unsubscribe_url: string };
}

/** The name of a mail. One that has words and no values, or values and no words, does not compile. */
export type MailKind = keyof MailKinds & WordedKind;

/** A mail as it is asked for: its kind with the values of that kind. */
export type Mail = { [Kind in WordedKind]: { kind: Kind; to: string; locale: Locale; values: MailKinds[Kind] } }[MailKind];
