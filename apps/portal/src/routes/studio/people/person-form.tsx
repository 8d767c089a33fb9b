import type { Schemas } from '@foyer/api';
import { Card, Heading, Stack } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecordForm } from '../records/record-form.tsx';
import type { RecordForm as Form } from '../records/use-record-form.ts';
import { LoginFields } from './login-fields.tsx';
import { PermissionFields } from './permission-fields.tsx';
import type { PersonEntries } from './person-entries.ts';
import { usePersonErrors, type WrongDays } from './use-person-errors.ts';
import { TermFields } from './term-fields.tsx';
import { WorkFields } from './work-fields.tsx';

interface PersonFormProps {
  options: Schemas['StudioPeopleOptions'];
  form: Form<PersonEntries>;
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
  const [days, setDays] = useState<WrongDays>({});
  const { errors, attempt, check } = usePersonErrors(failure);
  const { entries, change } = form;
  const fields = { entries, change, errors, changeable };
  return (
    <RecordForm errors={errors.list} attempt={attempt} failure={failure} onSubmit={() => check(entries, days) && onSubmit()}>
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
        <Stack gap="m">
          <Heading level={2}>
            <FormattedMessage
              defaultMessage="Skills and tasks"
              description="Heading in the form about an account: career, skills, special tasks"
            />
          </Heading>
          <TermFields {...fields} />
        </Stack>
      </Card>
      <Card padding="l">
        <PermissionFields {...fields} grantable={options.permissions} />
      </Card>
      {children}
    </RecordForm>
  );
}
