import type { Context } from '../context.ts';

/** What sending needs of the application. */
export type MailContext = Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'files' | 'settings'>;
