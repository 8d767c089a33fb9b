import { composeMail, logoCid, type Mail } from '@foyer/mails';
import { defineJob } from '../jobs/job.ts';
import { createMailBrands } from './mail.brand.ts';
import type { MailContext } from './mail.context.ts';
import { createMailRepository } from './mail.repository.ts';
import { judgeFailure } from './mail.retry.ts';
import { createMailTransport, type MailTransport } from './mail.transport.ts';
import { sendMail } from './outbox.ts';

const forgetOld = defineJob({ name: 'mail.forget-old', schedule: '23 * * * *' });
const logoPart = { filename: 'logo.png', cid: logoCid, contentType: 'image/png', contentDisposition: 'inline' } as const;
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Adds what sends the outbox to the background work. Tests hand in their own transport. */
export function addMail(context: MailContext, transport: MailTransport = createMailTransport(context.config, context.log)): void {
  const { config, db, jobs } = context;
  const brands = createMailBrands(context);
  const mails = createMailRepository(db);
  jobs.add(sendMail, {
    // Not noting that it was sent means sending it again, with the same Message-ID.
    async run({ mail }) {
      const row = await mails.findOpen(mail);
      if (!row) return;
      const { id, orgId, kind, recipient, locale, values, createdAt } = row;
      const brand = await brands.of(orgId, locale);
      const message = composeMail(id, { kind, to: recipient, locale, values } as Mail, brand, config);
      const attachments = brand.logo ? [{ ...logoPart, content: brand.logo.png }] : [];
      await transport.send(id, { ...message, date: createdAt, attachments }).catch((error: unknown) => {
        throw judgeFailure(error);
      });
      await mails.markSent(id);
    },
    givenUp: ({ mail }, reason, tx) => createMailRepository(tx).giveUp(mail, reason),
  });
  jobs.add(forgetOld, { run: () => mails.deleteOld(keptMs) });
}
