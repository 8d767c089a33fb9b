import { bytesType, checkHandlers, mountOperations, type Specification } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import type { Caller, ResolveCaller } from './caller.ts';
import type { Handlers, OperationHandler } from './operation.ts';
import { type Operation, readContract } from './operations.ts';
import { admitApiKey } from './api-keys.ts';
import { admitGuest, admitMember, type EmbedGate } from './embeds.ts';
import { Problem } from './problem.ts';
import { isSameOrigin } from './csrf.ts';
import { isOwnOrigin } from './own-origin.ts';
import type { ReadRates, WriteRates } from './rates.ts';
import type { SessionGate } from './session.ts';
import type { SocketHandlers } from './sockets.ts';
import { refuseUnstorableText } from './text.ts';

/** What mounting the contract needs. */
export interface ContractOptions {
  context: Context;
  handlers: Handlers;
  /** Serve the operations that become sockets. */
  sockets: SocketHandlers;
  sessions: SessionGate;
  embeds: EmbedGate;
  rates: WriteRates;
  reads: ReadRates;
  resolveCaller: ResolveCaller;
  specification: Specification;
}

type AnyHandler = OperationHandler<'getNews'>;

/** What a form may weigh: a token, or a code with a name. */
const formLimit = 16 * 1024;

const callers = new WeakMap<FastifyRequest, Caller>();

function createAdmission({ context, sessions, embeds, rates, reads, resolveCaller }: ContractOptions) {
  return async function admit(operation: Operation, request: FastifyRequest): Promise<void> {
    if (!context.storage.available()) throw new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
    const caller = await resolveCaller(request);
    request.formOfAddress = caller.formOfAddress;
    const found = caller.session ?? (operation.authz.beforeTerms ? caller.waiting : null);
    const session = found?.apiKey ? admitApiKey(operation, found, found.apiKey) : found;
    callers.set(request, { ...caller, session });
    const asking = { request, orgId: caller.org.id, rule: operation.embed };
    const embed = session?.embed;
    if (embed) await admitMember(embeds, asking, session.me.id, embed);
    else if (!session && (await admitGuest(embeds, asking))) return reads.count(`${String(request.headers['x-foyer-site'])} ${request.ip}`);
    if (operation.authz.actor === 'member' && !session) throw new Problem(401, 'unauthenticated');
    // What scripts send by themselves is proof enough: no browser adds it to a call of another page.
    const isProved = Boolean(embed ?? session?.apiKey);
    if (operation.authz.sameOrigin && !isProved && !isSameOrigin(request, context.config.publicUrl)) {
      throw new Problem(403, 'cross_origin');
    }
    if (request.ws && !embed && !isOwnOrigin(request, context.config)) throw new Problem(403, 'cross_origin');
    if (!operation.write) return session ? reads.count(session.sessionId) : undefined;
    if (operation.authz.csrf !== false && !isProved)
      await sessions.verifyCsrf(request, (caller.session ?? caller.waiting)?.sessionId ?? null);
    if (session && operation.rate) await rates.count(operation.rate, session.me.id);
    if (context.storage.readOnly()) throw new Problem(503, 'storage_full', { headers: { 'retry-after': '60' } });
  };
}

/** What is mounted besides the HTTP handler where the operation opens a socket. */
function socketOptions(id: string, { sockets }: ContractOptions): Pick<RouteOptions, 'wsHandler'> {
  const serve = sockets[id];
  return serve ? { wsHandler: (socket, request) => serve(socket, { request, session: callers.get(request)!.session! }) } : {};
}

/** Bytes come as a stream; a body of another type, or none, was read as something else. */
const refuseOtherBodies = async ({ body }: FastifyRequest): Promise<void> => {
  if (!(body instanceof Readable)) throw new Problem(415, 'unsupported_media_type');
};

const answer = (operation: Operation, handler: AnyHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { org, locale, wording, session } = callers.get(request)!;
  reply.code(operation.status).header('cache-control', 'no-store');
  const { params, query, body } = request as Pick<Parameters<AnyHandler>[0], 'params' | 'query' | 'body'>;
  return handler({
    params,
    query,
    body,
    org,
    locale,
    wording,
    me: session?.me ?? null,
    sessionId: session?.sessionId ?? null,
    request,
    reply,
  });
};

/** Mounts every operation of the contract below the instance's prefix. Throws where contract and handlers differ. */
export async function mountContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const contract = await readContract(options.specification);
  checkHandlers(contract.operations, options.handlers);
  const admit = createAdmission(options);

  const formsTaken = new Set(contract.operations.filter(({ authz }) => authz.csrf === false).map(({ id }) => id));
  const refused = ({ routeOptions }: FastifyRequest) => !formsTaken.has(routeOptions.config.operationId ?? '');
  const form = { parseAs: 'string', bodyLimit: formLimit } as const;
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', form, (request, text, done) => {
    if (refused(request)) return done(new Problem(415, 'unsupported_media_type'));
    done(null, Object.fromEntries(new URLSearchParams(text)));
  });
  // Nothing in it is asked for.
  app.addContentTypeParser('multipart/form-data', form, (request, _text, done) =>
    done(refused(request) ? new Problem(415, 'unsupported_media_type') : null),
  );
  const bytesTaken = new Set(contract.operations.filter(({ takesBytes }) => takesBytes).map(({ id }) => id));
  app.addContentTypeParser(bytesType, ({ routeOptions }: FastifyRequest, payload, done) =>
    bytesTaken.has(routeOptions.config.operationId ?? '') ? done(null, payload) : done(new Problem(415, 'unsupported_media_type')),
  );
  mountOperations(app, contract, (operation) => ({
    onRequest: (request) => admit(operation, request),
    preValidation: operation.takesBytes ? refuseOtherBodies : refuseUnstorableText,
    handler: answer(operation, options.handlers[operation.id as keyof Handlers] as unknown as AnyHandler),
    ...socketOptions(operation.id, options),
  }));
}
