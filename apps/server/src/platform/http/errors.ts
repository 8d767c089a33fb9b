import type { components } from '@foyer/api';
import { toFieldErrors } from '@foyer/contract/schemas';
import { StoreUnavailable } from '@foyer/media-files';
import { type FormOfAddress, wordingOf } from '@foyer/locales';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLoss, isDiskFull, isOverdue, isReadOnly } from '../db/failures.ts';
import { localeOf } from './locale.ts';
import { translate } from './messages.ts';
import { Problem } from './problem.ts';
import { dataPolicy } from './security.ts';
import { boundUnread } from './unread-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How problems address the reader; what is refused before the customer is known, formally. */
    formOfAddress: FormOfAddress;
  }
}

type ProblemBody = components['schemas']['Problem'];

/** Lets requests say how problems address the reader. */
export const registerAddress = (app: FastifyInstance): void => void app.decorateRequest('formOfAddress', 'formal');

/** The media type of every refusal (RFC 9457). */
const problemType = 'application/problem+json';

const retry = { headers: { 'retry-after': '5' } };

/** What Fastify itself refuses, by its error code. */
const frameworkCodes: Record<string, [status: number, code: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payload_too_large'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'malformed_request'],
  FST_ERR_BAD_URL: [400, 'malformed_request'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found'],
};

/** Finds the refusal behind any error; what is no refusal is `internal`. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', validation, statusCode } = error as Partial<FastifyError>;
  if (validation) return new Problem(400, 'validation_failed', { errors: toFieldErrors(validation), cause: error });
  const known = frameworkCodes[code];
  if (known) return new Problem(...known, { cause: error });
  if (isDiskFull(error)) return new Problem(503, 'storage_full', { cause: error, headers: { 'retry-after': '60' } });
  if (error instanceof StoreUnavailable) return new Problem(503, 'files_unavailable', { cause: error, ...retry });
  if (isConnectionLoss(error) || isReadOnly(error) || isOverdue(error)) return new Problem(503, 'unavailable', { cause: error, ...retry });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Problem(statusCode, 'malformed_request', { cause: error });
  return new Problem(500, 'internal', { cause: error });
}

/** Words a problem in the language of the request. */
function problemBody(problem: Problem, request: FastifyRequest): ProblemBody {
  const wording = wordingOf(localeOf(request), request.formOfAddress);
  const values = { count: problem.errors.length, ...problem.values };
  return {
    type: `/api/docs/problems#${problem.code}`,
    title: translate(wording, `problem.${problem.code}.title`, values, 'problem.internal.title'),
    status: problem.status,
    detail: translate(wording, `problem.${problem.code}.detail`, values, 'problem.internal.detail'),
    code: problem.code,
    request_id: request.id,
    errors: problem.errors.map(({ field, code, values: fieldValues }) => ({
      field,
      code,
      message: translate(wording, `field.${code}`, fieldValues, 'field.invalid'),
    })),
  };
}

/** Answers any error in the one form. Only what is our fault is logged as an error. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.status === 500) request.log.error({ err: error }, 'The request failed');
  else if (problem.status > 500) request.log.warn({ err: problem.cause ?? problem }, `Refused: ${problem.code}`);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type(problemType)
    .send(problemBody(problem, request));
}

/** Answers what no route takes. */
export const notFoundHandler = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  errorHandler(new Problem(404, 'not_found'), request, reply);

/** Answers what is refused before any hook has run, such as an address that cannot be decoded. */
export function frameworkErrorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  boundUnread(request, reply);
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'content-security-policy': dataPolicy });
  return errorHandler(error, request, reply);
}
