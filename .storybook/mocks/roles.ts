import contract from '@foyer/api/openapi.json' with { type: 'json' };
import {
  anAnonymousSession,
  aSession,
  aUser,
  commentCalls,
  comments,
  getCurrentUser,
  mock,
  type OperationId,
  problem,
} from '@foyer/api/testing';
import type { RequestHandler } from 'msw';
import type { Role } from '../globals.ts';

const users = {
  member: aUser(),
  editor: aUser({ permissions: ['editor'], title: 'Redaktion' }),
  superadmin: aUser({ permissions: ['superadmin'], title: 'Administration', admin_url: 'https://admin.aurelia.example' }),
};

/** The calls that the contract keeps for those who have logged in. */
const membersOnly = Object.values(contract.paths)
  .flatMap((path) => Object.values(path) as { operationId: string; 'x-authz': { actor: string } }[])
  .filter((operation) => operation['x-authz'].actor === 'member')
  .map(({ operationId }) => operationId as OperationId);

/** What the server answers by who is asking; these come after a story's own mocks and before the usual ones. */
export function roleHandlers(role: Role): RequestHandler[] {
  if (role === 'guest') {
    return [
      getCurrentUser(anAnonymousSession()),
      ...membersOnly.map((operation) => mock(operation, () => problem(401, 'unauthenticated'))),
    ];
  }
  const moderates = role === 'editor' || role === 'superadmin';
  return [
    getCurrentUser(aSession({ user: users[role] })),
    ...(moderates
      ? commentCalls(comments(3).map((comment) => ({ ...comment, permissions: { ...comment.permissions, delete: true } })))
      : []),
  ];
}
