import { Away, GiveUp, reasonOf } from '../jobs/job.ts';

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * What a failure means: the mail was refused for good (`GiveUp`); the mail server is away or does not let us in, which meets every other mail as
 * well (`Away`); or this one should be tried again (any other error). A 5xx to anything but recipient and text is about our configuration and not about the mail.
 */
export function judgeFailure(error: unknown): Error {
  const { code, command, responseCode = 0 } = error as SmtpError;
  const reason = reasonOf(error);
  const aboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  const isFinal = responseCode >= 500 && responseCode < 600;
  if (aboutMail) return isFinal ? new GiveUp(reason) : new Error(reason);
  const knownSmtp = code === 'EENVELOPE' || responseCode > 0;
  return knownSmtp || /^E[A-Z]+$/.test(code ?? '') ? new Away(reason) : new Error(reason, { cause: error });
}
