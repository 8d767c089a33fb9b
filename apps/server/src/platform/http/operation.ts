import type { operations } from '@foyer/api';
import type { Wording } from '@foyer/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../db/types.ts';
import { Problem } from './problem.ts';

type OperationId = keyof operations;
type Params<Op extends OperationId, Kind extends 'path' | 'query'> =
  operations[Op]['parameters'] extends Record<Kind, infer P>
    ? P
    : operations[Op]['parameters'] extends Partial<Record<Kind, infer P>>
      ? NonNullable<P>
      : Record<string, never>;
type BodyAs<Type extends string, Op extends OperationId> = operations[Op] extends { requestBody: { content: Record<Type, infer B> } }
  ? B
  : undefined;
type Body<Op extends OperationId> =
  BodyAs<'application/json', Op> extends undefined ? BodyAs<'application/x-www-form-urlencoded', Op> : BodyAs<'application/json', Op>;
type JsonOf<R> = R extends { content: { 'application/json': infer J } } ? J : never;
type Success<Op extends OperationId> = operations[Op]['responses'] extends infer R
  ? R extends Record<200, infer Ok>
    ? JsonOf<Ok>
    : R extends Record<201, infer Created>
      ? JsonOf<Created>
      : void
  : never;

/** The customer a request belongs to, found by host name. */
export interface OrgRef {
  id: string;
}

/** Who is asking, from the session; never from the request's body or query. */
export interface Me {
  id: string;
  orgId: string;
  language: Locale;
  permissions: readonly string[];
  /** Where they administer; null for everyone else. */
  adminUrl: string | null;
}

/** What every handler is given. The contract has validated `params`, `query` and `body`. */
export interface OperationInput<Op extends OperationId> {
  params: Params<Op, 'path'>;
  query: Params<Op, 'query'>;
  body: Body<Op>;
  org: OrgRef;
  locale: Locale;
  /** For texts of the server's own that address the reader: those of the language in the customer's form of address. */
  wording: Wording;
  /** Null for a guest; never null where `x-authz.actor` is `member` (use `member(input)`). */
  me: Me | null;
  /** The stored id of the session; null for a guest. */
  sessionId: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers one operation of the contract. The result is serialised as the contract's success response; throw a `Problem` to refuse.
 * Operations that stream bytes answer through `reply` and return it. */
export type OperationHandler<Op extends OperationId> = (input: OperationInput<Op>) => Promise<Success<Op> | FastifyReply> | Success<Op>;

/** A handler for every operation of the contract: leaving one out is a type error here and stops the server at start. */
export type Handlers = { [Op in OperationId]: OperationHandler<Op> };

/** The member who is asking. A guest is refused, though the contract's `x-authz` has refused them before a member's handler runs. */
export function member({ me }: { me: Me | null }): Me {
  if (!me) throw new Problem(401, 'unauthenticated');
  return me;
}
