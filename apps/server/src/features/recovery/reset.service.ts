import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import type { AuthKit, Begun } from '../auth/index.ts';
import { passwordFault } from '../../shared/identity/password.rules.ts';
import { provesPassword } from '../../shared/identity/prove-password.ts';
import type { Asker } from './forgot.service.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { type LinkParts, linkTo, tokenIdOf } from '../../shared/identity/mailed-links.address.ts';
import type { Owner, RecoveryRepository } from './recovery.repository.ts';

/** A wish for a new password. */
export interface Wish extends Asker {
  body: Schemas['ResetPasswordRequest'];
  /** The signed-in user, if there is one. */
  userId: string | undefined;
  userAgent: string | undefined;
  previousToken: string | undefined;
}

interface ResetParts extends LinkParts {
  repository: RecoveryRepository;
  auth: Pick<AuthKit, 'passwords' | 'throttle' | 'sessions' | 'begin'>;
}

const wrongPassword = (): Problem => refusedField('current_password', 'wrong_password');
const linkInvalid = (): Problem => new Problem(400, 'reset_link_invalid');

async function checkNew({ new_password: password, new_password_confirm: repeated }: Wish['body'], owner: Owner): Promise<void> {
  const fault = await passwordFault(password, owner);
  if (fault) throw refusedField('new_password', fault.code, fault.values);
  if (password !== repeated) throw refusedField('new_password_confirm', 'not_equal');
}

/** The rules of new passwords: who may set one, what it must be, what ends with the old one. */
export function createResetService({ repository, auth, ...links }: ResetParts) {
  const { passwords, sessions, begin } = auth;

  /** Who is signed in and knows the current password. */
  async function ownerByPassword({ orgId, ip, userId, body, previousToken: session }: Wish, current: string): Promise<Owner> {
    if (userId === undefined) throw new Problem(401, 'unauthenticated');
    const owner = await repository.findOwner(orgId, { id: userId });
    if (!owner?.passwordHash) throw new Problem(409, 'no_password');
    if (!(await provesPassword(auth, { orgId, session, ip, owner, password: current }))) throw wrongPassword();
    if (body.new_password.normalize('NFKC') === current.normalize('NFKC')) throw refusedField('new_password', 'same_as_before');
    return owner;
  }

  async function ownerByLink({ orgId, body }: Wish): Promise<{ owner: Owner; tokenId: string }> {
    if (!body.user_id || !body.hash) throw linkInvalid();
    const tokenId = tokenIdOf(body.hash);
    const owner = await repository.findByToken(orgId, body.user_id, tokenId);
    if (!owner) throw linkInvalid();
    return { owner, tokenId };
  }

  async function save(wish: Wish, owner: Owner, tokenId: string | undefined): Promise<Begun> {
    const passwordHash = await passwords.hash(wish.body.new_password);
    const { locale, url } = await linkTo(links, wish.orgId, wish.locale, paths.forgotPassword);
    const ended = await repository.setPassword({
      ...{ owner, passwordHash, tokenId },
      mail: { orgId: owner.orgId, kind: 'password_changed', to: owner.email, locale, values: { name: nameOf(owner), url } },
      entry: { orgId: owner.orgId, action: tokenId ? 'password.reset' : 'password.changed', actorId: owner.id, subject: owner.id },
    });
    if (!ended) throw tokenId ? linkInvalid() : wrongPassword();
    sessions.forget(ended);
    const begun = await begin(owner.id, tokenId ? 'reset' : 'password', wish);
    // A person who knew the old password may have logged in while it was being changed.
    await sessions.endOthers(owner.id, begun.signedIn.sessionId);
    return begun;
  }

  return {
    /** Sets a new password and begins a session with it. Throws 400 naming the field, 400 `reset_link_invalid`, 401, 409 `no_password`, 429. */
    async set(wish: Wish): Promise<Begun> {
      const { current_password: current } = wish.body;
      if (current !== undefined) {
        const owner = await ownerByPassword(wish, current);
        await checkNew(wish.body, owner);
        return save(wish, owner, undefined);
      }
      const { owner, tokenId } = await ownerByLink(wish);
      await checkNew(wish.body, owner);
      return save(wish, owner, tokenId);
    },
  };
}
