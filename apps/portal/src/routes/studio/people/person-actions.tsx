import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Cluster, ConfirmDialog, LinkButton, Stack, useSnackbar } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { useChangePerson, useMailPerson } from './use-person-actions.ts';

/** What can be done with an account beside changing what it says. */
export function PersonActions({ person }: { person: Schemas['StudioPerson'] }) {
  const locale = useLocale();
  const show = useSnackbar();
  const problemText = useProblemText();
  const [asked, setAsked] = useState(false);
  const change = useChangePerson(person.id);
  const mail = useMailPerson(person.id);
  const blocked = person.state === 'blocked';
  const failure = mail.error ?? (asked ? null : change.error);
  const send = () =>
    mail.mutate(undefined, {
      onSuccess: () =>
        void show(
          <FormattedMessage defaultMessage="The e-mail is on its way." description="After a member was mailed the way to their password" />,
        ),
    });
  const block = () => change.mutate({ blocked: !blocked }, { onSuccess: () => setAsked(false) });
  return (
    <Stack gap="s">
      {failure && (
        <Alert tone="critical" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      <Cluster gap="s">
        {person.mail && (
          <Button look="secondary" pending={mail.isPending} onClick={send}>
            {person.mail === 'invitation' ? (
              <FormattedMessage defaultMessage="Send invitation" description="Button at an account to which no one has logged in yet" />
            ) : (
              <FormattedMessage defaultMessage="Send link to a new password" description="Button at an account" />
            )}
          </Button>
        )}
        {!blocked && person.state !== 'invited' && (
          <LinkButton look="secondary" href={localePath(locale, paths.profile(person.id))}>
            <FormattedMessage defaultMessage="View profile" description="Link at an account to how members see the person" />
          </LinkButton>
        )}
        {person.changeable.includes('blocked') &&
          (blocked ? (
            <Button look="secondary" pending={change.isPending} onClick={block}>
              <FormattedMessage defaultMessage="Unblock" description="Button at an account to which no one can log in" />
            </Button>
          ) : (
            <Button look="danger" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              <FormattedMessage defaultMessage="Block" description="Button at an account" />
            </Button>
          ))}
      </Cluster>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        look="danger"
        pending={change.isPending}
        error={change.error ? problemText(change.error) : undefined}
        title={
          <FormattedMessage
            defaultMessage="Block {name}?"
            description="Title of the dialog before an account is blocked"
            values={{ name: <bdi>{person.name}</bdi> }}
          />
        }
        confirmLabel={<FormattedMessage defaultMessage="Block" description="Button of the dialog before an account is blocked" />}
        cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of the dialog before an account is blocked" />}
        onConfirm={block}
      >
        <FormattedMessage
          defaultMessage="They are logged out everywhere at once and cannot log in any more. What they have written stays. You can unblock them later."
          description="In the dialog before an account is blocked"
        />
      </ConfirmDialog>
    </Stack>
  );
}
