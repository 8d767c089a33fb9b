import { Container, ErrorState } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorTexts } from './error-texts.ts';

interface ErrorPageViewProps {
  /** What `errorStatus` says. */
  status: number;
  /** The shell around it brings the main landmark. */
  inShell?: boolean;
  action: ReactNode;
}

/** How the error page looks; it needs no router, so that it can also replace a page whose code never arrived. */
export function ErrorPageView({ status, inShell = false, action }: ErrorPageViewProps) {
  const { title, text } = errorTexts(status);
  return (
    <Container as={inShell ? 'section' : 'main'} width="reading" tabIndex={inShell ? undefined : -1}>
      <ErrorState
        kind={status === 0 ? 'offline' : 'failing'}
        code={status >= 400 && status < 500 ? status : undefined}
        title={<FormattedMessage {...title} />}
        action={action}
      >
        <FormattedMessage {...text} />
      </ErrorState>
    </Container>
  );
}
