import { type Api, type ApiOptions, createApi, type Schemas } from '@foyer/api';
import { createSubscriptions, openLink, type Subscriptions } from '@foyer/api/realtime';
import type { Locale } from '@foyer/i18n';
import { QueryClient } from '@tanstack/react-query';
import type { Ahead, Identify } from '../element/definition.ts';
import { createHealth, type SayHealth } from './health.ts';
import { type Member, signIn } from './member.ts';

/** What came of asking. */
export type Outcome<T> = { value: T; fault?: undefined } | { value?: undefined; fault: Error };

/** The client and the cache of a language. */
export interface WidgetData {
  api: Api;
  queries: QueryClient;
}

/** What widgets of one server and website share on a page, for one visitor. */
export interface Connection {
  /** What the website may show; null for a page of the portal itself, which shows all. */
  site: Promise<Outcome<Schemas['EmbedSite'] | null>>;
  /** Says to the portal how a widget does here; where the website is not known it would not listen. */
  health: SayHealth;
  /** The visitor who is signed in; null where no one is. */
  member: Promise<Outcome<Member | null>>;
  /** One of the two went wrong. */
  failed: boolean;
  data(locale: Locale, member: Member | null): WidgetData;
  /** What happens, as it happens, from the first subscription on. */
  events(member: Member): Subscriptions;
  /** Lets everything go that was kept for the visitor. */
  end(): void;
}

/** Where the API is, and which website asks. */
export interface Place {
  server: string;
  site: string | undefined;
  identify: Identify | undefined;
  ahead: Ahead | undefined;
}

/** Never with cookies; as a visitor of the website where one is named. */
const sendAsVisitor =
  (site?: string) =>
  (request: Request): Promise<Response> => {
    const sent = new Request(request, { credentials: 'omit' });
    if (site !== undefined) sent.headers.set('x-foyer-site', site);
    return fetch(sent);
  };

/** How the calls of a website are sent: with the token of a member, or as a visitor. */
function senderOf(member: Member | null, site: string): Pick<ApiOptions, 'fetch' | 'token' | 'userId'> {
  if (!member) return { fetch: sendAsVisitor(site) };
  const token = (refused?: string) => {
    if (refused !== undefined) member.drop();
    return member.token();
  };
  return { token, userId: member.userId };
}

function openEvents(server: string, member: Member): Subscriptions & { end: () => void } {
  const subscriptions = createSubscriptions();
  const end = openLink({
    url: new URL(`${server}/realtime`, document.baseURI).href,
    token: () => member.token(),
    onMessage: (message) => subscriptions.dispatch(message),
    async askForSession() {
      member.drop();
      // Whatever refuses says so for good; where nothing answers, the connection is tried again.
      return member.token().then(
        () => true,
        (error: unknown) => ((error as { status?: number }).status === 0 ? undefined : false),
      );
    },
  });
  return { ...subscriptions, end };
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault : new Error('failed', { cause: fault }) };
  }
}

/** What was asked for while a widget was being drawn is not asked for again, in ms. */
const freshMs = 2000;

function connect({ server, site, identify, ahead }: Place): Connection {
  const send = sendAsVisitor();
  const token = identify && ahead?.token(identify);
  /** What was asked for already. */
  const begun = ({ method, url }: Request) => {
    if (method === 'POST') return url.endsWith('/tokens') ? token && ahead?.take(token) : undefined;
    // As the page writes the server, which may be without an origin.
    return ahead?.take(server + url.slice(new Request(server).url.length));
  };
  const plain = createApi({ baseUrl: server, locale: 'en_GB', fetch: (request) => begun(request) ?? send(request) });
  const kept = new Map<string, WidgetData>();
  let events: ReturnType<typeof openEvents> | undefined;
  const connection: Connection = {
    failed: false,
    site: outcomeOf(async () =>
      site === undefined ? null : (await plain.client.GET('/embed/sites/{id}', { params: { path: { id: site } } })).data!,
    ),
    health: site === undefined ? () => undefined : createHealth(plain, server, site),
    member: outcomeOf(async () => (site !== undefined && identify ? signIn(plain, site, identify, token) : null)),
    data(locale, member) {
      const key = `${locale} ${member?.userId ?? ''}`;
      const api = () => createApi({ ...{ baseUrl: server, locale }, ...(site !== undefined && senderOf(member, site)) });
      const known = kept.get(key) ?? { api: api(), queries: new QueryClient({ defaultOptions: { queries: { staleTime: freshMs } } }) };
      kept.set(key, known);
      return known;
    },
    events: (member) => (events ??= openEvents(server, member)),
    end() {
      events?.end();
      for (const { queries } of kept.values()) queries.clear();
    },
  };
  const note = ({ fault }: Outcome<unknown>) => void (connection.failed ||= fault !== undefined);
  void connection.site.then(note);
  void connection.member.then(note);
  return connection;
}

const connections = new Map<string, { identify: Identify | undefined; connection: Connection }>();

/** The connection of a place, shared by all its widgets. Another way to sign in begins another one; `again` does so where it has failed. */
export function connectionOf(place: Place, again = false): Connection {
  const key = `${place.server} ${place.site ?? ''}`;
  const known = connections.get(key);
  if (known && known.identify === place.identify && !(again && known.connection.failed)) return known.connection;
  known?.connection.end();
  const connection = connect(place);
  connections.set(key, { identify: place.identify, connection });
  return connection;
}
