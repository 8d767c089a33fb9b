import { defaultLocale, isLocale, type Locale, negotiateLocale } from '@foyer/locales';
import type { FastifyRequest } from 'fastify';

/** The language of a request's answer: the query's `locale`, else `Accept-Language`, else the member's own, else German. */
export function localeOf(request: FastifyRequest, me?: { language: Locale } | null): Locale {
  const asked = (request.query as Record<string, unknown> | undefined)?.['locale'];
  if (isLocale(asked)) return asked;
  return negotiateLocale(request.headers['accept-language']) ?? me?.language ?? defaultLocale;
}
