import type { Schemas } from '@foyer/api';
import type { ProblemField } from '../../platform/http/problem.ts';

type Wanted = Pick<Schemas['NewApiKey'], 'name' | 'scopes'>;

/** Whose a key is: a member's, or the customer's. */
export type KeyKind = Schemas['ApiKey']['kind'];

/** What a key may be given, in the order of the contract (`ApiScope`). */
export const apiScopes = [
  ...['news:read', 'pages:read', 'people:read', 'search:read', 'comments:read', 'comments:write', 'groups:read'],
  ...['activities:read', 'activities:write', 'occasions:read', 'occasions:write', 'shop:read', 'shop:write', 'chat:read', 'chat:write'],
  ...['media:read', 'media:write', 'studio:read', 'studio:write', 'accounts:read', 'accounts:write'],
] as const;

/** What belongs to a member alone: those who make keys of the customer for an account must not thereby read its letters. */
const forOwners = /^(?:chat|activities):/;

export const mostOfMember = 20;
export const mostOfCustomer = 50;

/** What a key of this kind may be given. */
export const scopesFor = (kind: KeyKind): string[] => apiScopes.filter((scope) => kind === 'personal' || !forOwners.test(scope));

const editing = ['editor', 'moderator', 'superadmin'];
const administering = ['users', 'superadmin'];

/** Whether a member can make use of a scope at all: without permissions those of the studio open nothing. */
export function isOfUse(scope: string, permissions: readonly string[]): boolean {
  const [area] = scope.split(':');
  const needed = area === 'studio' ? editing : area === 'accounts' ? administering : undefined;
  return needed === undefined || needed.some((permission) => permissions.includes(permission));
}

/** What is refused of a key. */
export function keyFaults({ name, scopes }: Wanted, kind: KeyKind): ProblemField[] {
  const known = scopesFor(kind);
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'blank' }] : []),
    ...scopes.flatMap((scope, index) => (known.includes(scope) ? [] : [{ field: `scopes.${index}`, code: 'invalid' }])),
  ];
}
