import { useApi } from '@foyer/api';
import { studioPeopleOptionsQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { Container, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { RecordBar } from '../records/record-bar.tsx';
import { useRecordForm } from '../records/use-record-form.ts';
import { StudioSections } from '../studio-sections.tsx';
import { type PersonEntries, personDraft } from './person-entries.ts';
import { PersonForm } from './person-form.tsx';
import { useCreatePerson } from './use-person-actions.ts';

const empty: Omit<PersonEntries, 'language'> = {
  ...{ username: '', email: '', firstname: '', lastname: '', title: {}, hotel_id: null },
  ...{ permissions: [], birthday: null, hired_on: null, gender: null },
  ...{ careers: {}, skills: {}, special_tasks: {} },
};
const everything = [
  ...(['username', 'email', 'firstname', 'lastname', 'title', 'hotel_id', 'language', 'permissions'] as const),
  ...(['birthday', 'hired_on', 'gender', 'careers', 'skills', 'special_tasks'] as const),
];

/** Where an account is made. What is typed stays until it has been saved or given up. */
export function NewPersonPage() {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRecordForm<PersonEntries>(personDraft('new'), { ...empty, language: locale });
  const create = useCreatePerson();
  const { data: options } = useSuspenseQuery(studioPeopleOptionsQuery(useApi()));
  const title = intl.formatMessage({ defaultMessage: 'New person', description: 'Title of the page where an account is made' });
  const submit = () =>
    create.mutate(form.entries, {
      onSuccess: ({ id }) => {
        form.forget();
        void navigate(localePath(locale, paths.studioPerson(id)), { state: { made: true }, replace: true });
      },
    });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioPeople} />
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            {options.invites ? (
              <FormattedMessage
                defaultMessage="The person gets an e-mail with a link to set their password, good for seven days."
                description="Below the title of the page where an account is made"
              />
            ) : (
              <FormattedMessage
                defaultMessage="The person logs in with the login of your company; no invitation is sent."
                description="Below the title of the page where an account is made, where no passwords are taken"
              />
            )}
          </Text>
        </Stack>
        <PersonForm options={options} form={form} changeable={everything} own={false} failure={create.error} onSubmit={submit}>
          <RecordBar
            changed={Object.keys(form.changes).length > 0}
            pending={create.isPending}
            save={
              options.invites ? (
                <FormattedMessage defaultMessage="Create account and invite" description="Button below the form about a new account" />
              ) : (
                <FormattedMessage
                  defaultMessage="Create account"
                  description="Button below the form about a new account; no invitation is sent"
                />
              )
            }
            onDiscard={() => {
              create.reset();
              form.forget();
            }}
          />
        </PersonForm>
      </Stack>
    </Container>
  );
}
