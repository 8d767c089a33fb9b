import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { password, type Who } from './fixture.ts';

/** An answer, from the application in this process or from a server. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'cookies' | 'json'>;

type Inject<A> = (options: InjectOptions) => Promise<A>;
type Headers = Record<string, string>;

const api = '/api/v2';

/** Keeps cookies and sends the CSRF header as the portal does. Paths are the contract's, below `/api/v2`. */
export class Browser<A extends Answer = LightMyRequestResponse> {
  readonly cookies = new Map<string, string>();
  readonly #inject: Inject<A>;
  readonly #host: string;

  constructor(inject: Inject<A>, host = 'localhost') {
    this.#inject = inject;
    this.#host = host;
  }

  /** Opens a browser that has fetched its CSRF cookie. */
  static async open<A extends Answer>(inject: Inject<A>, host?: string): Promise<Browser<A>> {
    const browser = new Browser(inject, host);
    await browser.get('/user/me');
    return browser;
  }

  /** The headers this browser sends with a write. */
  get headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = this.cookies.get('csrf_token');
    return { host: this.#host, ...(cookie ? { cookie } : {}), ...(token ? { 'x-csrf-token': token } : {}) };
  }

  async login(who: Who): Promise<this> {
    const answer = await this.post('/auth/login', { username: who, password });
    if (answer.statusCode !== 200) throw new Error(`${who} could not log in: ${answer.body}`);
    return this;
  }

  get(path: string, headers: Headers = {}): Promise<A> {
    return this.send({ method: 'GET', url: path, headers });
  }

  post(path: string, payload?: object, headers: Headers = {}): Promise<A> {
    return this.send({ method: 'POST', url: path, payload, headers });
  }

  put(path: string, payload?: object, headers: Headers = {}): Promise<A> {
    return this.send({ method: 'PUT', url: path, payload, headers });
  }

  delete(path: string, headers: Headers = {}): Promise<A> {
    return this.send({ method: 'DELETE', url: path, headers });
  }

  /** Sends any request and keeps the cookies of its answer. */
  async send({ url, headers, ...options }: InjectOptions): Promise<A> {
    const answer = await this.#inject({ ...options, url: `${api}${String(url)}`, headers: { ...this.headers, ...headers } });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
