import { ErrorPage } from '../../app/error-page.tsx';

/** What unknown paths lead to (access §2). */
export const Component = () => <ErrorPage status={404} />;
