import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MailMessage } from '@foyer/mails';
import type { Config } from '../config.ts';

/** A mail with the picture that travels in it, as nodemailer takes it. */
export interface SentMail extends MailMessage {
  date: Date;
  attachments: { filename: string; cid: string; content: Buffer; contentType: string; contentDisposition: 'inline' }[];
}

/** Gets a mail out of the house. */
export interface MailTransport {
  /** Resolves once another server is responsible for the mail. `id` is the outbox row's. */
  send(id: string, mail: SentMail): Promise<void>;
}

const secondMs = 1000;

/** What hangs ends, and is tried again. */
const timeouts = {
  connectionTimeout: 20 * secondMs,
  greetingTimeout: 20 * secondMs,
  dnsTimeout: 20 * secondMs,
  socketTimeout: 60 * secondMs,
};

// A mail holds what we made and nothing else: no file or address is ever read because a value looks like one.
const closed = { disableFileAccess: true, disableUrlAccess: true };

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How the mail server of `SMTP_URL` is spoken to. A password goes over no network unencrypted: there the connection has to become safe first. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !thisMachine.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** Loaded with the first mail: a server that sends none does without its memory. */
const loadMailer = () => import('nodemailer');

function smtpTransport(url: string): MailTransport {
  const open = async () => (await loadMailer()).createTransport({ ...smtpOptions(url), ...timeouts, ...closed });
  let mailer: ReturnType<typeof open> | undefined;
  return { send: async (_id, message) => void (await (await (mailer ??= open())).sendMail(message)) };
}

/** Mails as files, for a machine without a mail server. The same mail again is the same file again. */
function fileTransport(folder: string, log: FastifyBaseLogger): MailTransport {
  return {
    async send(id, message) {
      const { createTransport } = await loadMailer();
      const made = await createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed }).sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, made.message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info(`Mail to ${message.to.address} written to ${path}`);
    },
  };
}

/** The mail server of `SMTP_URL`; without one, files in the data folder. */
export const createMailTransport = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, log: FastifyBaseLogger): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataDir, 'outbox'), log);
