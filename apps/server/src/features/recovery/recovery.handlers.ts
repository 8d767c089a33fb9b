import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { type AuthKit, enter, presentSession } from '../auth/index.ts';
import { createForgotService } from './forgot.service.ts';
import { createRecoveryLimits } from './recovery.limits.ts';
import { createRecoveryRepository } from './recovery.repository.ts';
import { createResetService } from './reset.service.ts';

/** The handlers of `forgotPassword` and `resetPassword`. */
export function createRecoveryHandlers(context: Context, auth: AuthKit): Pick<Handlers, 'forgotPassword' | 'resetPassword'> {
  const { config, settings } = context;
  const links = { config, settings, orgs: createOrgs(context) };
  const repository = createRecoveryRepository(context.db);
  const forgot = createForgotService({ ...links, repository, limits: createRecoveryLimits(context.pool) });
  const reset = createResetService({ ...links, repository, auth });
  return {
    async forgotPassword({ body, org, locale, request }) {
      await forgot.send({ orgId: org.id, locale, ip: request.ip }, body.email);
    },

    async resetPassword({ body, org, me, locale, request, reply }) {
      const begun = await reset.set({
        ...{ orgId: org.id, locale, body, ip: request.ip },
        userId: me?.id,
        userAgent: request.headers['user-agent'],
        previousToken: auth.cookie.read(request),
      });
      await enter(auth, reply, begun);
      return presentSession(context, begun.signedIn, { org, locale, request });
    },
  };
}
