import type { LightMyRequestResponse } from 'fastify';
import { type Actor, actors } from '../authorisation/actors.ts';
import { type Case, matrix } from '../authorisation/matrix.ts';
import type { FuzzCall } from './calls.ts';
import type { FuzzedOperation } from './contract.ts';
import { ownerOf } from './known.ts';
import { type Canary, leaksIn } from './planted.ts';

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** What an answer never holds: where our code lies, and what the database says. */
const internals = /node_modules|file:\/\/\/|\n {4}at |\.ts:\d+|syntax error at|violates .+ constraint|drizzle/;

/** Operations that ignore ids they have no use for: of mentions that are not colleagues, of an account where the password proves who asks. */
const ignoring = new Set(['createComment', 'resetPassword']);

/** Whose session counts as none. */
const keptOut: readonly Actor[] = ['guest', 'stranger', 'deactivated', 'waiting'];

/** Whether the matrix of authorisation lets an actor do something with a thing in some state. */
const succeeds = ({ answers }: Case, actor: Actor): boolean => (answers[actor] ?? answers.others) < 400;

/** Whether an operation is for others alone: another actor succeeds with a thing in some state, this one in none. The other customer's member has things of their own. */
export function isForOthers(operation: string, actor: Actor): boolean {
  const cases = matrix[operation as keyof typeof matrix] ?? [];
  if (actor === 'outsider') return false;
  return cases.some((one) => actors.some((other) => succeeds(one, other))) && !cases.some((one) => succeeds(one, actor));
}

function statusFaults({ responses }: FuzzedOperation, { statusCode, headers, body }: Answer): string[] {
  if (statusCode >= 500) return [`answered ${statusCode}`];
  if (statusCode < 400) return responses[String(statusCode)] ? [] : [`answered ${statusCode}, which the contract does not declare`];
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return [`refused without a problem: ${String(headers['content-type'])}`];
  return (JSON.parse(body) as { status: number }).status === statusCode ? [] : ['the problem says another status'];
}

function authorisationFaults(
  operation: FuzzedOperation,
  { actor, values, crossSite, asDescribed }: FuzzCall,
  { statusCode }: Answer,
): string[] {
  const { id, authz, write } = operation;
  const out = authz.actor === 'member' && keptOut.includes(actor) && !(actor === 'waiting' && authz.beforeTerms);
  if (out && asDescribed && statusCode !== 401) return [`${actor} has no session and was answered ${statusCode}`];
  if (statusCode >= 400) return [];
  const foreign = actor === 'outsider' ? 'ours' : 'theirs';
  const touched = ignoring.has(id) ? [] : values.filter((value) => ownerOf(value) === foreign);
  return [
    ...(out ? [`${actor} has no session and succeeded`] : []),
    ...(isForOthers(id, actor) ? [`${actor} may not do this and succeeded`] : []),
    ...(write && crossSite && authz.csrf !== false ? ['another site’s page succeeded'] : []),
    ...touched.map((value) => `${actor} succeeded with another customer’s ${String(value)}`),
  ];
}

/** What is wrong with an answer; empty where nothing is. The harness has compared it with the contract's schema before. */
export function faultsOf(operation: FuzzedOperation, call: FuzzCall, answer: Answer, canaries: readonly Canary[]): string[] {
  const shown = `${answer.body}\n${JSON.stringify(answer.headers)}`;
  return [
    ...statusFaults(operation, answer),
    ...authorisationFaults(operation, call, answer),
    ...leaksIn(shown, call.actor, canaries).map((what) => `${call.actor} was answered ${what}`),
    ...(internals.test(shown) ? ['the answer shows internals'] : []),
  ];
}
