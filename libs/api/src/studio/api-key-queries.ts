import { read } from '../read.ts';

/** `GET studio/api_keys`: all API keys of the customer; for superadmins. */
export const studioApiKeysQuery = read('/studio/api_keys', ({ locale }) => ({ query: { locale } }));
