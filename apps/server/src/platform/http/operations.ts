import {
  type ContractReader,
  createContractReader,
  type Extensions,
  listOperations as listAll,
  type Operation as PlainOperation,
  type Specification,
} from '@foyer/contract';
import type { EmbedRule } from './embeds.ts';
import { isRateClass, type RateClass } from './rates.ts';

/** Who may call an operation (`x-authz`). Rules beyond the actor are the feature's. */
interface Authz {
  actor: 'guest' | 'member';
  /** Refused when another site's page makes the call. */
  sameOrigin?: boolean;
  /** False for a write that mail programs or other sites' forms make, without a CSRF token: see the operation for what proves it. */
  csrf?: false;
  /** A session that waits for its member to agree to the terms counts as well; for every other operation it is none. */
  beforeTerms?: boolean;
}

/** What the contract says of an operation by our own extensions. */
interface Rules {
  authz: Authz;
  /** How often a member may do it (`x-rate`). Every write has a class; reads have none. */
  rate?: RateClass;
  /** Widgets on other websites need it (`x-embed`). */
  embed?: EmbedRule;
  /** The scope by which API keys may call it (`security`); null where any of them may, undefined where none. */
  apiScope: string | null | undefined;
}

/** One operation of the contract. */
export type Operation = PlainOperation & Rules;

/** What the contract asks of API keys. */
function apiScopeOf(written: Readonly<Record<string, unknown>>): string | null | undefined {
  const ways = written['security'] as Record<string, string[]>[] | undefined;
  const scopes = ways?.find(({ key }) => key)?.['key'];
  return scopes && (scopes[0] ?? null);
}

const extensions: Extensions<Rules> = {
  read: (written) => ({
    authz: written['x-authz'] as Authz,
    rate: written['x-rate'] as RateClass | undefined,
    embed: written['x-embed'] as EmbedRule | undefined,
    apiScope: apiScopeOf(written),
  }),
  faultOf({ authz, write, rate, embed }) {
    if (!authz) return 'does not say in x-authz who may call it';
    if (write && embed?.guests) return 'lets visitors of websites write, who are not signed in';
    return write && !isRateClass(rate) ? 'does not say in x-rate how often it may be called' : undefined;
  },
};

/** Lists the contract's operations. Throws one error naming every operation without `operationId`, `x-authz` or success answer, and every write without `x-rate`. */
export const listOperations = (specification: Specification): Operation[] => listAll(specification, extensions);

/** Checks and reads a contract, each once per process. */
export const readContract: ContractReader<Rules> = createContractReader(extensions);
