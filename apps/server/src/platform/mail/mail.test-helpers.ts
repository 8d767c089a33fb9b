import { openFolderFiles } from '@foyer/media-files';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { TestServer } from '../../../test/harness.ts';
import { ids } from '../../../test/fixture.ts';
import { createSettingsReader } from '../settings/settings-reader.ts';
import type { MailContext } from './mail.context.ts';
import { enqueueMail } from './outbox.ts';

/** What the application would give the mail feature. */
export const mailContext = (
  { config, database, app }: TestServer,
  jobs: MailContext['jobs'],
  changes: Partial<MailContext['config']> = {},
): MailContext => ({
  jobs,
  config: { ...config, ...changes },
  db: database.db,
  log: app.log,
  files: openFolderFiles(config.dataDir),
  settings: createSettingsReader(database.db),
});

/** Puts a mail into the outbox. */
export const enqueue = (db: TestServer['database']['db'], to = 'member@aurelia.example'): Promise<void> =>
  enqueueMail(db, {
    orgId: ids.org,
    kind: 'password_changed',
    to,
    locale: 'en_GB',
    values: { name: 'Annika Berger', url: 'http://localhost:4300/en_GB/forgot_password' },
  });

/** A mail server that keeps what it is given. */
export interface MailSink {
  url: string;
  port: number;
  received: { to: string[]; text: string }[];
  close(): Promise<void>;
}

/** Starts a mail server; `onRcptTo` may refuse recipients, `port` is one it had before. */
export async function startMailSink(
  options: Pick<SMTPServerOptions, 'onRcptTo' | 'onMailFrom' | 'onAuth'> = {},
  port = 0,
): Promise<MailSink> {
  const received: MailSink['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
