import { localePath, paths } from '@foyer/links';
import { offers, type ReadSettings } from '@foyer/settings';
import type { Tx } from '../../platform/db/queries.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { localize } from '../../platform/db/localized.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { EditedSubject } from '../../shared/content/edited-subject.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { EditorRow } from './studio-reviews.repository.ts';

/** What a mail about a review is made of. */
interface ReviewMail {
  kind: 'review_requested' | 'review_returned';
  subject: EditedSubject;
  title: LocalizedText;
  /** Who has asked or returned, by name. */
  by: string;
  to: EditorRow;
  note: string;
  settings: ReadSettings;
  /** Where the customer's portal is, such as `https://community.example`. */
  origin: string;
}

/** Mails an editor that something waits for them, with the way to it. */
export async function mailReview(tx: Tx, { kind, subject, title, by, to, note, settings, origin }: ReviewMail): Promise<void> {
  const locale = offers(settings, to.language) ? to.language : settings.languages[0]!;
  const path = subject.kind === 'article' ? paths.studioArticle(subject.id) : paths.studioPage(subject.id);
  const values = { name: nameOf(to), by, title: localize(title, locale).text, note, url: `${origin}${localePath(locale, path)}` };
  await enqueueMail(tx, { orgId: subject.orgId, kind, to: to.email, locale, values });
}
