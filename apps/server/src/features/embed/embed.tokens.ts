import type { Schemas } from '@foyer/api';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { EmbedSite } from '../../platform/http/embeds.ts';
import { Problem } from '../../platform/http/problem.ts';
import { consume, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';
import type { AuthKit } from '../auth/index.ts';
import { createEmbedRepository, type KeyRow } from './embed.repository.ts';
import { createHealthRepository } from './health.repository.ts';
import { dayBefore } from './health.service.ts';

/** A token of the customer's server is good for five minutes at most. */
const longestSeconds = 300;
/** A preview exchanges its token at once. */
const previewSeconds = 120;
/** So far apart may the clocks of two servers be. */
const toleranceSeconds = 30;
const mostSubject = 255;
const mostId = 255;

/** What a token says, once it is known to be true. */
interface Claims {
  sub: string;
  jti: string;
  exp: number;
}

const refuse = (code: string, values?: Record<string, string>): Problem =>
  new Problem(401, 'embed_token_refused', { errors: [{ field: 'token', code, ...(values && { values }) }] });

function kidOf(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (typeof kid === 'string' && kid !== '') return kid;
  } catch {
    // As one without a key.
  }
  throw refuse('token_malformed');
}

/** What the library refused, in our words. */
function toRefusal(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return refuse(error.claim === 'iat' ? 'token_lifetime' : 'token_expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    // Signed before it is good, or by a clock that is ahead.
    if (error.claim === 'nbf' || (error.claim === 'iat' && error.reason === 'check_failed')) return refuse('token_expired');
    return refuse('token_claim', { claim: error.claim });
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return refuse('token_signature');
  return error instanceof errors.JOSEError ? refuse('token_malformed') : error;
}

const text = (value: unknown, longest: number): value is string => typeof value === 'string' && value !== '' && value.length <= longest;

function readClaims({ sub, jti, iat, exp }: JWTPayload): Claims {
  if (!text(sub, mostSubject)) throw refuse('token_claim', { claim: 'sub' });
  if (!text(jti, mostId)) throw refuse('token_claim', { claim: 'jti' });
  if (exp! - iat! > longestSeconds) throw refuse('token_lifetime');
  return { sub, jti, exp: exp! };
}

/** What an exchange is asked with. */
export interface Exchange {
  site: EmbedSite;
  token: string;
  /** Of the page that asks; null for one of the portal. */
  origin: string | null;
  /** What the portal is called by: `aud` is one of these. */
  audience: string[];
  userAgent: string | undefined;
}

/** Exchanges the tokens of customers' servers for sessions of widgets. */
export function createEmbedTokens({ db, pool }: Pick<Context, 'db' | 'pool'>, kit: Pick<AuthKit, 'findMember' | 'sessions'>) {
  const [repository, health] = [createEmbedRepository(db), createHealthRepository(db)];
  const ofMember = createLimiter(pool, { prefix: 'embed-member', points: 60, duration: 60 });
  const ofSite = createLimiter(pool, { prefix: 'embed-site', points: 6000, duration: 60 });

  async function verify(key: KeyRow, { site, token, audience }: Exchange): Promise<Claims> {
    const secret = new TextEncoder().encode(key.secret);
    const rules = {
      ...{ algorithms: ['HS256'], issuer: site.id, audience, clockTolerance: toleranceSeconds, maxTokenAge: longestSeconds },
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    };
    try {
      return readClaims((await jwtVerify(token, secret, rules)).payload);
    } catch (error) {
      throw toRefusal(error);
    }
  }

  return {
    /** Makes what the website's own server makes for a visitor. Throws 409 `no_embed_key`. */
    async sign(site: EmbedSite, userId: string, audience: string): Promise<string> {
      const signer = await repository.findSigner(site.orgId, site.id, userId);
      if (!signer) throw new Problem(409, 'no_embed_key');
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid: signer.id })
        .setIssuer(site.id)
        .setAudience(audience)
        .setSubject(signer.email)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${previewSeconds}s`)
        .sign(new TextEncoder().encode(signer.secret));
    },

    /** Throws 401 `embed_token_refused` naming what is wrong with the token, 429 for too many. */
    async exchange(wanted: Exchange): Promise<Schemas['EmbedToken'] & { expires_in: number }> {
      const { site, origin } = wanted;
      const key = await repository.findKey(site.id, kidOf(wanted.token));
      if (!key) throw refuse('token_key_unknown');
      const { sub, jti, exp } = await verify(key, wanted);
      // Only what a key has signed counts, so that no one else uses a website's share up.
      await consume(ofSite, limitKey(site.id));
      await consume(ofMember, limitKey(site.orgId, sub));
      const hash = createHash('sha256').update(jti).digest('base64url');
      const expiresAt = new Date((exp + toleranceSeconds) * 1000);
      if (!(await repository.takeToken({ keyId: key.id, hash, expiresAt }))) throw refuse('token_used');
      const member = await kit.findMember(site.orgId, sub);
      if (!member) throw refuse('member_unknown');
      if (member.awaitsTerms) throw refuse('terms_open');
      const { token, signedIn, lifetimeMs } = await kit.sessions.startEmbedded(member.id, wanted.userAgent, { keyId: key.id, origin });
      if (!signedIn) throw refuse('member_unknown');
      // A preview is no use by the website.
      if (origin !== null) await Promise.all([repository.noteUse(key.id, new Date()), health.addLogin(key.id, origin, dayBefore(0))]);
      return { access_token: token, token_type: 'Bearer', expires_in: lifetimeMs / 1000, user_id: member.id };
    },
  };
}
