import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orgs } from '../../src/platform/orgs/orgs.tables.ts';
import { sessions } from '../../src/shared/identity/identity.tables.ts';
import { users } from '../../src/shared/people/people.tables.ts';
import { Browser } from '../browser.ts';
import { ids } from '../fixture.ts';
import type { TestServer } from '../harness.ts';

/**
 * Everybody who may call the API (reliability §3, Authorisation). `stranger` is a member of another customer with a session there who calls this
 * customer's address; `outsider` is the same person at their own address, asking for this customer's things. `waiting` has not agreed to the
 * terms in force. Actors of later features (group admins, invited, widgets) join with them.
 */
export const actors = [
  'guest',
  'stranger',
  'deactivated',
  'waiting',
  'outsider',
  'member',
  'author',
  'editor',
  'users',
  'moderator',
  'superadmin',
  'adminUrl',
] as const;

export type Actor = (typeof actors)[number];

/** The version of the terms the test's customers have. */
export const terms = { version: '2026-01' };

/** Who each actor is; a guest has no account. */
const userOf: Record<Exclude<Actor, 'guest'>, string> = {
  stranger: ids.users.outsider,
  deactivated: 'actor-deactivated',
  waiting: 'actor-waiting',
  outsider: ids.users.outsider,
  member: ids.users.member,
  author: 'actor-author',
  editor: ids.users.editor,
  users: 'actor-users',
  moderator: 'actor-moderator',
  superadmin: ids.users.superadmin,
  adminUrl: 'actor-admin-url',
};

/** The id of an actor's user. */
export const userIdOf = (actor: Actor): string | null => (actor === 'guest' ? null : userOf[actor]);

type UserRow = typeof users.$inferInsert;

const person = (id: string, more: Partial<UserRow> = {}): UserRow => ({
  ...{ id, orgId: ids.org, username: id, email: `${id}@aurelia.example`, firstname: 'Toni', lastname: id.replace('actor-', '') },
  termsVersion: terms.version,
  ...more,
});

/** Adds the actors the fixture lacks, and switches on everything that settings can switch off. */
export async function addActors({ database: { db } }: TestServer): Promise<void> {
  const [aurelia] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  await db.update(users).set({ termsVersion: terms.version });
  await db.update(orgs).set({
    settings: {
      ...aurelia!.settings,
      terms: { ...terms, pageId: ids.pages.welcome },
      pages: { dashboard: ids.pages.dashboard, bubble_tool: 'tv' },
      signup: { active: true, type: 'basic' },
      newsletter: { active: true, lists: [{ key: 'news', title: { de_DE: 'Neuigkeiten' } }] },
      settingsMenu: [{ type: 'toggle', id: 'birthday', title: { de_DE: 'Geburtstag zeigen' }, needsConsent: false, initially: true }],
      advancedSearch: { type: 'extended', fields: [{ fieldId: 'name', name: { de_DE: 'Name' } }] },
    },
  });
  await db
    .insert(users)
    .values([
      person('actor-deactivated', { active: false }),
      person('actor-waiting', { termsVersion: '2025-01' }),
      person('actor-author'),
      person('actor-users', { permissions: ['users'] }),
      person('actor-moderator', { permissions: ['moderator'] }),
      person('actor-admin-url', { adminUrl: 'https://admin.aurelia.example' }),
    ]);
}

/** A browser with a new session of the actor, begun without the work of a password. */
export async function browserOf(server: TestServer, actor: Actor): Promise<Browser> {
  const host = actor === 'outsider' ? 'other.example' : 'localhost';
  const browser = new Browser(server.inject, host);
  const userId = userIdOf(actor);
  if (actor === 'waiting') await server.database.db.update(users).set({ termsVersion: '2025-01' }).where(eq(users.id, userOf.waiting));
  if (userId) {
    const token = randomBytes(32).toString('base64url');
    await server.database.db.insert(sessions).values({
      id: createHash('sha256').update(token).digest('base64url'),
      userId,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    browser.cookies.set('foyer_session', token);
  }
  await browser.get('/user/me');
  return browser;
}
