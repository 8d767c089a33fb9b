import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { type AllowedHosts, readAddress } from './address.policy.ts';
import type { Lookup } from './connector.ts';
import { OutboundError } from './outbound.error.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

const secondMs = 1000;

/** The limits of a call (reliability §3); a call may ask for less or, with a reason, for more bytes. */
const defaults = { maxBytes: 1024 * 1024, timeoutMs: 5 * secondMs, maxRedirects: 5 };

const userAgent = 'Foyer (employee portal; feed reader)';
const redirects = new Set([301, 302, 303, 307, 308]);

/** One call to another website. */
export interface OutboundCall {
  /** Sent as `Accept`. */
  accept: string;
  headers?: Record<string, string>;
  maxBytes?: number;
  /** Ends the call early. */
  signal?: AbortSignal;
}

/** Bytes for another website. */
export interface OutboundMessage {
  headers: Record<string, string>;
  body: Uint8Array;
  /** Ends the call early. */
  signal?: AbortSignal;
}

/** How a website has received them. */
export interface OutboundReceipt {
  status: number;
  /** After how many seconds the website wants to be called again (`Retry-After`). */
  retryAfter: number | null;
}

/** What a website has answered. */
export interface OutboundAnswer {
  /** Where the answer came from, after redirects. */
  url: string;
  /** True where it has nothing new (304). */
  unchanged: boolean;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** What calls to other websites are made with. */
export interface OutboundOptions {
  allowed?: AllowedHosts;
  timeoutMs?: number;
  /** For tests. */
  lookup?: Lookup;
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function secondsOf(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / secondMs;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

function inWords(error: unknown, url: URL, deadline: AbortSignal, signal: AbortSignal | undefined): OutboundError {
  if (error instanceof OutboundError) return error;
  const { cause } = error as Error;
  if (cause instanceof OutboundError) return cause;
  if (signal?.aborted) return new OutboundError('stopped', 'The call was ended', { cause: error });
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (deadline.aborted || /TIMEOUT/.test(code)) return new OutboundError('timeout', `${url.host} took too long`, { cause: error });
  return new OutboundError('unreachable', `${url.host} could not be reached${code && ` (${code})`}`, { cause: error });
}

const refused = ({ statusCode, headers }: Dispatcher.ResponseData, { host }: URL): OutboundError =>
  new OutboundError('status', `${host} answered ${statusCode}`, {
    status: statusCode,
    retryAfter: secondsOf(single(headers['retry-after'])),
  });

/**
 * The house's only way to call websites whose addresses came from outside: feeds, pictures, link previews, push services. Each address, each redirect and each
 * connection is checked (`address.policy.ts`, `connector.ts`), nothing is sent along that could be a secret, and size and time are limited.
 */
export function createOutbound({ allowed = [], timeoutMs = defaults.timeoutMs, lookup }: OutboundOptions = {}) {
  // With the first call: a server that calls no one does without the memory.
  const load = async () => {
    const [{ request }, { createOutboundAgent }] = await Promise.all([import('undici'), import('./connector.ts')]);
    return { request, agent: createOutboundAgent(allowed, timeoutMs, lookup) };
  };
  let client: ReturnType<typeof load> | undefined;

  async function answer(response: Dispatcher.ResponseData, url: URL, maxBytes: number): Promise<OutboundAnswer | string> {
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, single(value)]));
    const { location, 'content-encoding': encoding = '', 'content-length': length } = headers;
    const body: Readable = response.body;
    const unchanged = response.statusCode === 304;
    if (redirects.has(response.statusCode) && location) return location;
    if (unchanged) return { url: url.href, unchanged, headers, body: Buffer.alloc(0) };
    if (response.statusCode < 200 || response.statusCode > 299) throw refused(response, url);
    return { url: url.href, unchanged, headers, body: await readBody(body, encoding, length, maxBytes) };
  }

  /** One request; answers where a redirect leads as a string. */
  async function once(url: URL, call: OutboundCall, signal: AbortSignal): Promise<OutboundAnswer | string> {
    const headers = { ...call.headers, accept: call.accept, 'accept-encoding': acceptedEncodings, 'user-agent': userAgent };
    const { request, agent } = await (client ??= load());
    const response = await request(url, { method: 'GET', dispatcher: agent, headers, signal });
    // Whatever is not read is not waited for; a destroyed body may complain.
    response.body.on('error', () => undefined);
    try {
      return await answer(response, url, call.maxBytes ?? defaults.maxBytes);
    } finally {
      response.body.destroy();
    }
  }

  return {
    /** Reads an address. Throws an `OutboundError` wherever the answer is not a success within the limits; a 304 counts as one. */
    async get(address: string, call: OutboundCall): Promise<OutboundAnswer> {
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline;
      let url = readAddress(address, allowed);
      for (let hop = 0; hop <= defaults.maxRedirects; hop += 1) {
        const result = await once(url, call, signal).catch((error: unknown) => {
          throw inWords(error, url, deadline, call.signal);
        });
        if (typeof result !== 'string') return result;
        url = readAddress(result, allowed, url.href);
      }
      throw new OutboundError('too_many_redirects', `${url.host} passes on too often`);
    },
    /**
     * Sends bytes to an address. Answers the website's status, whichever it is, and reads nothing else; no redirect is followed, since what is sent is meant for this address
     * alone. Throws an `OutboundError` where it cannot be called.
     */
    async post(address: string, { headers, body, signal: stop }: OutboundMessage): Promise<OutboundReceipt> {
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
      const url = readAddress(address, allowed);
      const { request, agent } = await (client ??= load());
      const sent = { ...headers, 'user-agent': userAgent };
      const response = await request(url, { method: 'POST', dispatcher: agent, headers: sent, body, signal }).catch((error: unknown) => {
        throw inWords(error, url, deadline, stop);
      });
      response.body.on('error', () => undefined).destroy();
      return { status: response.statusCode, retryAfter: secondsOf(single(response.headers['retry-after'])) };
    },

    /** Whether an address may be called at all, before it is called. Throws an `OutboundError`. */
    check: (address: string): string => readAddress(address, allowed).href,
    close: async (): Promise<void> => (await client)?.agent.destroy(),
  };
}

/** See `createOutbound`. */
export type Outbound = ReturnType<typeof createOutbound>;
