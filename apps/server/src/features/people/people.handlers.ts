import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { personShown } from '../../shared/people/person.presenter.ts';
import type { AuthKit } from '../auth/index.ts';
import { createProfileService } from './profile.service.ts';

/** The handlers of `getUser`, `updateUser` and `confirmEmail`. */
export function createPeopleHandlers(context: Context, auth: AuthKit): Pick<Handlers, 'getUser' | 'updateUser' | 'confirmEmail'> {
  const profiles = createProfileService(context, auth);
  /** `user/me` is to show at once what has changed here. */
  const refresh = (token: string | undefined): void => void (token && auth.sessions.refresh(token));
  return {
    getUser: (input) => profiles.get(member(input), input.params.id, input.locale),

    async updateUser(input) {
      const { params, body, locale, request } = input;
      const session = auth.cookie.read(request);
      const profile = await profiles.update({ me: member(input), id: params.id, change: body, locale, session, ip: request.ip });
      refresh(session);
      context.responses.forget(member(input).orgId, personShown(params.id));
      return profile;
    },

    async confirmEmail({ body, org, locale, request }) {
      await profiles.confirmEmail(org.id, body, locale);
      refresh(auth.cookie.read(request));
    },
  };
}
