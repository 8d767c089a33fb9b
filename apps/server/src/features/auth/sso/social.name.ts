import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../platform/config.ts';
import { readName } from '../../../shared/identity/registration.rules.ts';

const cookieName = 'sso_name';

/** As Apple sends it, the first time alone and beside its signed answer. */
const sent = z.object({ name: z.object({ firstName: z.string().max(100).default(''), lastName: z.string().max(100).default('') }) });

const kept = z.object({ state: z.string(), firstname: z.string(), lastname: z.string() });

function parse<T extends z.ZodType>(shape: T, text: string): z.output<T> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** First and last name. */
export interface PersonName {
  firstname: string;
  lastname: string;
}

/** The name as far as it is one and nothing else: people choose it themselves at a service, and it will be in mails. */
export const cleanName = ({ firstname, lastname }: PersonName): PersonName => ({
  firstname: readName(firstname) ?? '',
  lastname: readName(lastname) ?? '',
});

/**
 * Carries the name that comes beside an answer over to the request that takes the answer: in a cookie of a minute, for addresses are kept in histories. It
 * counts only with the answer's own `state`, which other sites do not know.
 */
export function createSentName({ secure }: Pick<Config, 'secure'>) {
  const flags = { path: '/api/v2/auth/social', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    keep(reply: FastifyReply, state: string, user: string | undefined): void {
      const found = user === undefined ? undefined : parse(sent, user);
      if (!found || state === '') return;
      const name = { state, firstname: found.name.firstName, lastname: found.name.lastName };
      reply.setCookie(cookieName, Buffer.from(JSON.stringify(name)).toString('base64url'), { ...flags, maxAge: 60 });
    },

    /** The name that came with this answer; undefined where none did. */
    take(request: FastifyRequest, reply: FastifyReply): PersonName | undefined {
      const cookie = request.cookies[cookieName];
      if (cookie === undefined) return undefined;
      reply.clearCookie(cookieName, flags);
      const found = parse(kept, Buffer.from(cookie, 'base64url').toString());
      const { state } = request.query as { state?: string };
      return found && found.state === state ? found : undefined;
    },
  };
}
