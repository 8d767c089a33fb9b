/** What a check has found. */
export interface Finding {
  /** What was looked at. */
  check: string;
  state: 'ok' | 'warn' | 'fail';
  text: string;
  /** What to do about it; every `warn` and `fail` has one. */
  remedy?: string;
}

/** All is well. */
export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });

/** It works, but not as it should. */
export const warn = (check: string, text: string, remedy: string): Finding => ({ check, state: 'warn', text, remedy });

/** It does not work. */
export const fail = (check: string, text: string, remedy: string): Finding => ({ check, state: 'fail', text, remedy });
