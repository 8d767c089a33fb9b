import { useApi } from '@foyer/api';
import { studioPeopleOptionsQuery, studioPersonQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Alert, Avatar, Container, Divider, Heading, Stack, useSnackbar } from '@foyer/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { useUser } from '../../../host/app/shell-data.ts';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { RecordBar } from '../records/record-bar.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import { wasMade } from '../records/was-made.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { StudioSections } from '../studio-sections.tsx';
import * as styles from '../records/records.css.ts';
import { PersonActions } from './person-actions.tsx';
import { type PersonEntries, personDraft } from './person-entries.ts';
import { PersonForm } from './person-form.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonStateBadge } from './person-state-badge.tsx';
import { useChangePerson } from './use-person-actions.ts';

/** Where those who administer people change an account. */
export function PersonPage() {
  const { id = '' } = useParams();
  return (
    <PortalSnackbars>
      <Person key={id} id={id} />
    </PortalSnackbars>
  );
}

function Person({ id }: { id: string }) {
  const api = useApi();
  const [{ data: person }, { data: options }] = useSuspenseQueries({
    queries: [studioPersonQuery(api, id), studioPeopleOptionsQuery(api)],
  });
  const { state } = useLocation();
  const show = useSnackbar();
  const own = useUser()?.user_id === id;
  const form = useRecordForm<PersonEntries>(personDraft(id), person.content);
  const save = useChangePerson(id);
  const submit = () =>
    Object.keys(form.changes).length > 0 &&
    save.mutate(form.changes, {
      onSuccess: () => {
        form.forget();
        void show(<FormattedMessage defaultMessage="Saved." description="After an account was changed" />);
      },
    });
  return (
    <Container>
      <PageTitle>{person.name}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioPeople} />
        <div className={styles.head}>
          <Avatar name={person.name} src={person.image?.src ?? null} size="m" decorative />
          <Heading level={1}>
            <bdi>{person.name}</bdi>
          </Heading>
          <PersonStateBadge state={person.state} />
        </div>
        {wasMade(state) && (
          <Alert tone="positive">
            {person.mail === 'invitation' ? (
              <FormattedMessage
                defaultMessage="The account has been created, and the invitation is on its way."
                description="After an account was made"
              />
            ) : (
              <FormattedMessage defaultMessage="The account has been created." description="After an account was made" />
            )}
          </Alert>
        )}
        {person.changeable.length === 0 && (
          <Alert tone="info">
            <FormattedMessage
              defaultMessage="This person may do more than you, so you cannot change their account. A superadmin can."
              description="Above an account that the reader may not change"
            />
          </Alert>
        )}
        <PersonActions person={person} />
        <PersonForm options={options} form={form} changeable={person.changeable} own={own} failure={save.error} onSubmit={submit}>
          <RecordBar
            changed={Object.keys(form.changes).length > 0}
            pending={save.isPending}
            save={<FormattedMessage defaultMessage="Save" description="Button below the form about an account" />}
            onDiscard={() => {
              save.reset();
              form.forget();
            }}
          />
        </PersonForm>
        <Divider />
        <RecordHistory>
          <PersonHistory id={id} />
        </RecordHistory>
      </Stack>
    </Container>
  );
}
