export { isMailAddress } from './address.ts';
export { composeMail, type MailMessage, type MailSender } from './compose.ts';
export { logoCid } from './html.ts';
export type { Mail, MailKind, MailKinds } from './kinds.ts';
export { type MailBrand, type MailColors, mailLook, type MailLook } from './look.ts';
