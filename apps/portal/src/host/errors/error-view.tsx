import { Container, ErrorState, type ErrorStateProps, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../app/page-title.tsx';
import { useBack } from './use-back.ts';

interface ErrorViewProps extends Pick<ErrorStateProps, 'kind' | 'code' | 'children'> {
  title: string;
  /** The document's title, where it differs. */
  pageTitle?: string;
}

/** An error page of its own within the chrome: what is wrong, and the way back. */
export function ErrorView({ title, pageTitle = title, ...state }: ErrorViewProps) {
  const link = useBack();
  return (
    <Container as="section" width="reading">
      <PageTitle>{pageTitle}</PageTitle>
      <ErrorState
        {...state}
        title={title}
        action={
          <LinkButton look="primary" {...link}>
            <FormattedMessage defaultMessage="Back" description="Link on error pages that leads to the previous page" />
          </LinkButton>
        }
      />
    </Container>
  );
}
