import type { Schemas } from '@foyer/api';
import { Alert, Card, ErrorSummary, Heading, Stack } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { LoginFields } from './login-fields.tsx';
import { PermissionFields } from './permission-fields.tsx';
import { usePersonErrors, type WrongDays } from './use-person-errors.ts';
import type { usePersonForm } from './use-person-form.ts';
import { WorkFields } from './work-fields.tsx';

interface PersonFormProps {
  options: Schemas['StudioPeopleOptions'];
  form: ReturnType<typeof usePersonForm>;
  changeable: readonly Schemas['StudioPersonField'][];
  own: boolean;
  /** Why the last save failed. */
  failure: unknown;
  /** Called with a form in which nothing is wrong that can be seen here. */
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** What an account says, to be written. */
export function PersonForm({ options, form, changeable, own, failure, onSubmit, children }: PersonFormProps) {
  const problemText = useProblemText();
  const [days, setDays] = useState<WrongDays>({});
  const { errors, attempt, check } = usePersonErrors(failure);
  const { entries, change } = form;
  const fields = { entries, change, errors, changeable };
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (check(entries, days)) onSubmit();
      }}
    >
      <Stack gap="l">
        {errors.list.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={
              <FormattedMessage
                defaultMessage="Please check what you entered"
                description="Above the errors of the form about an account"
              />
            }
            errors={errors.list}
          />
        )}
        {Boolean(failure) && errors.list.length === 0 && (
          <Alert tone="critical" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        <Card padding="l">
          <Stack gap="m">
            <Heading level={2}>
              <FormattedMessage defaultMessage="Account" description="Heading in the form about an account: name and login" />
            </Heading>
            <LoginFields {...fields} own={own} />
          </Stack>
        </Card>
        <Card padding="l">
          <Stack gap="m">
            <Heading level={2}>
              <FormattedMessage defaultMessage="At work" description="Heading in the form about an account: position, house, days" />
            </Heading>
            <WorkFields {...fields} hotels={options.hotels} onProblem={(wrong) => setDays((before) => ({ ...before, ...wrong }))} />
          </Stack>
        </Card>
        <Card padding="l">
          <PermissionFields {...fields} grantable={options.permissions} />
        </Card>
        {children}
      </Stack>
    </form>
  );
}
