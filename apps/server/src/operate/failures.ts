// What goes wrong inside the server, and its words.
export { isConnectionLoss, isDiskFull, isReadOnly, isUniqueViolation } from '../platform/db/failures.ts';
export { serializeError } from '../platform/http/logging.ts';
export { translate } from '../platform/http/messages.ts';
export { Problem } from '../platform/http/problem.ts';
export { StoreUnavailable } from '@foyer/media-files';
