import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** A website that shows widgets, and is not switched off. */
export interface EmbedSite {
  id: string;
  orgId: string;
  /** Each as browsers send it in `Origin`. */
  origins: readonly string[];
  widgets: readonly string[];
  /** Visitors who are not signed in are shown something. */
  guests: boolean;
}

/** What a session of a widget is bound to. */
export interface EmbedBinding {
  siteId: string;
  /** The origin of the page that began it; null for one of the portal, where editors see a widget before they place it. */
  origin: string | null;
}

/** Who a widget's request is answered: a member, or a website's visitor who is not signed in. */
export interface EmbedReader {
  site: EmbedSite;
  userId: string | null;
}

/** What the mounted contract needs to know of widgets on other websites; the feature `embed` provides it. */
export interface EmbedGate {
  /** Whether the customer has a website at this origin. */
  isListed(orgId: string, origin: string): Promise<boolean>;
  /** Whether an origin is the portal's own, as it is called in this request. */
  isPortal(origin: string, request: FastifyRequest): boolean;
  /** A website of the customer; what is switched off or removed is gone within a second. */
  site(orgId: string, id: string): Promise<EmbedSite | undefined>;
  /** The address of a medium for a page of another site: whole, and with the right to read it. */
  mediaAddress(path: string, request: FastifyRequest, reader: EmbedReader): string;
}

/** Which widgets need an operation (`x-embed`). */
export interface EmbedRule {
  widgets: readonly string[];
  /** Also for visitors who are not signed in, where the website is for them. */
  guests?: boolean;
}

/** By which a visitor who is not signed in names the website. */
const siteHeader = 'x-foyer-site';

const readers = new WeakMap<FastifyRequest, EmbedReader>();

/** Who reads the answer as a widget on another website; undefined for all other requests. */
export const embedReader = (request: FastifyRequest): EmbedReader | undefined => readers.get(request);

interface Asking {
  request: FastifyRequest;
  orgId: string;
  /** The operation's; undefined where no widget needs it. */
  rule: EmbedRule | undefined;
}

/** Whether a page of this origin may show what the website shows: one of its own, or one of the portal. */
export const isShownAt = (gate: Pick<EmbedGate, 'isPortal'>, { origins }: EmbedSite, origin: string, request: FastifyRequest): boolean =>
  origins.includes(origin) || gate.isPortal(origin, request);

/** Throws where a page of this origin may not be shown what it asks for. */
function refuseForeign(gate: EmbedGate, site: EmbedSite, { request, rule }: Asking): void {
  const { origin } = request.headers;
  // Pages of the portal name no origin when they read; a browser names every other.
  if (origin !== undefined && !isShownAt(gate, site, origin, request)) throw new Problem(403, 'origin_not_listed');
  if (!rule?.widgets.some((widget) => site.widgets.includes(widget))) throw new Problem(403, 'not_for_widgets');
}

/** Lets a member's widget in, on every call and socket. Throws `Problem(403)` where its website does not show it, 401 where the website is gone. */
export async function admitMember(gate: EmbedGate, asking: Asking, userId: string, { siteId, origin }: EmbedBinding): Promise<void> {
  const site = await gate.site(asking.orgId, siteId);
  if (!site || (origin !== null && !site.origins.includes(origin))) throw new Problem(401, 'unauthenticated');
  const sent = asking.request.headers.origin;
  const isBound = (from: string) => (origin === null ? gate.isPortal(from, asking.request) : from === origin);
  if (sent !== undefined && !isBound(sent)) throw new Problem(403, 'origin_not_listed');
  refuseForeign(gate, site, asking);
  readers.set(asking.request, { site, userId });
}

/** Lets a visitor's widget in who names a website and is not signed in. False where the request names none, or the operation is not for them. */
export async function admitGuest(gate: EmbedGate, asking: Asking): Promise<boolean> {
  const id = asking.request.headers[siteHeader];
  if (typeof id !== 'string') return false;
  const site = await gate.site(asking.orgId, id);
  if (!site) throw new Problem(404, 'embed_site_unknown');
  refuseForeign(gate, site, asking);
  if (!asking.rule?.guests || !site.guests) return false;
  readers.set(asking.request, { site, userId: null });
  return true;
}
