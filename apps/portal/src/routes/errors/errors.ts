export { ForbiddenPage } from './forbidden-page.tsx';
export { GonePage } from './gone-page.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { QuotedErrorPage } from './quoted-error-page.tsx';
export { ResultNotFoundPage } from './result-not-found-page.tsx';
