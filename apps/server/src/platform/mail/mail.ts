import { createMailBrands } from './mail.brand.ts';
import type { MailContext } from './mail.context.ts';
import { composeMail } from './mail.message.ts';
import { createMailRepository } from './mail.repository.ts';
import { createMailTransport, type MailTransport } from './mail.transport.ts';
import { createMailWorker, type MailWorker } from './mail.worker.ts';

/** Builds what sends the outbox; it does nothing before it is started. Tests hand in their own transport. */
export function createMail(context: MailContext, transport: MailTransport = createMailTransport(context.config, context.log)): MailWorker {
  const { config, log, storage } = context;
  const brands = createMailBrands(context);
  return createMailWorker({
    repository: createMailRepository(context.db),
    deliver: async (row) => transport.send(row.id, composeMail(row, await brands.of(row.orgId, row.locale), config)),
    ready: () => storage.available() && !storage.readOnly(),
    log,
  });
}
