import { Alert, ErrorSummary, type FormError, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';

interface RecordFormProps {
  errors: readonly FormError[];
  /** Another one has the summary speak again. */
  attempt: string;
  /** Why the last save failed. */
  failure: unknown;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the studio about an account, a hotel or a reward, with what is wrong above it. */
export function RecordForm({ errors, attempt, failure, onSubmit, children }: RecordFormProps) {
  const problemText = useProblemText();
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="l">
        {errors.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={
              <FormattedMessage defaultMessage="Please check what you entered" description="Above the errors of a form of the studio" />
            }
            errors={errors}
          />
        )}
        {Boolean(failure) && errors.length === 0 && (
          <Alert tone="critical" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  );
}
