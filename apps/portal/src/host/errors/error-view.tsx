import { Container, ErrorState, type ErrorStateProps } from '@foyer/ui';
import { PageTitle } from '../app/page-title.tsx';
import { BackLink } from './back-link.tsx';

interface ErrorViewProps extends Pick<ErrorStateProps, 'kind' | 'picture' | 'more' | 'children'> {
  title: string;
  /** The document's title, where it differs. */
  pageTitle?: string;
}

/** An error page of its own within the chrome: what is wrong, the way back, and what `more` offers. */
export function ErrorView({ title, pageTitle = title, ...state }: ErrorViewProps) {
  return (
    <Container as="section" width="reading">
      <PageTitle>{pageTitle}</PageTitle>
      <ErrorState {...state} title={title} action={<BackLink />} />
    </Container>
  );
}
