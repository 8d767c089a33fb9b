// What a server needs beside its database.
export { smtpOptions } from '../platform/mail/mail.transport.ts';
export { portalIsBuilt } from '../web/built-portal.ts';
