const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

/** A mail that could not be sent by then is given up; mail servers themselves wait four to five days. */
export const giveUpAfterMs = 4 * dayMs;

const firstPauseMs = 30 * secondMs;
const longestPauseMs = 15 * 60 * secondMs;

/** The pause before the next attempt: doubling from 30 s to 15 min, and between half and all of it, so that mails do not come back all at once. */
export function retryPauseMs(attempts: number, random: number = Math.random()): number {
  const full = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random / 2));
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * What a failure means: the mail was `refused` for good; the mail server is `away` or does not let us in, which meets every other mail as
 * well; or this one should be tried `again`. A 5xx to anything but recipient and text is about our configuration and not about the mail.
 */
export function judgeFailure(error: unknown): 'refused' | 'away' | 'again' {
  const { code, command, responseCode = 0 } = error as SmtpError;
  const aboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  if (aboutMail) return responseCode >= 500 && responseCode < 600 ? 'refused' : 'again';
  const knownSmtp = code === 'EENVELOPE' || responseCode > 0;
  return knownSmtp || /^E[A-Z]+$/.test(code ?? '') ? 'away' : 'again';
}

const maxReason = 500;

/** A failure in few words for the outbox, without line breaks. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[\s\p{Cc}]+/gu, ' ').slice(0, maxReason);
