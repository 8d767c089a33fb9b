import { ApiError, type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Checkbox, Link } from '@foyer/ui';
import { useSetAtom } from 'jotai';
import { type FormEvent, startTransition, useActionState, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { sessionAtom } from '../app/state.ts';
import { useLocale } from '../language/use-locale.ts';
import { useProblemText } from '../errors/use-problem-text.ts';
import * as styles from './session.css.ts';

interface TermsFormProps {
  /** Whom the terms are put to (`terms_user_id`). */
  userId: string;
  /** Which ones are put to them (`terms_version`). */
  version: string;
  onAccepted: (session: Schemas['Session']) => void | Promise<void>;
  /** They would rather not: the waiting session has ended. */
  onDecline: () => void;
}

/** Asks for agreement to the terms in force. It cannot be finished until the box is ticked (access §2, Login screen). */
export function TermsForm({ userId, version, onAccepted, onDecline }: TermsFormProps) {
  const api = useApi();
  const problemText = useProblemText();
  const setSession = useSetAtom(sessionAtom);
  const box = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  /** Other terms than those that were read: the box is empty again, and the next agreement is for the new ones. */
  async function showNewTerms(): Promise<void> {
    const { data } = await api.client.GET('/user/me');
    setSession(data!);
    if (box.current) box.current.checked = false;
  }
  const [error, accept, pending] = useActionState<Error | null>(async () => {
    try {
      const { data } = await api.client.PUT('/auth/terms', { body: { user_id: userId, terms_version: version } });
      await onAccepted(data!);
    } catch (failure) {
      if (failure instanceof ApiError && failure.problem.code === 'terms_changed') await showNewTerms().catch(() => undefined);
      return failure as Error;
    }
    return null;
  }, null);
  const [, decline, leaving] = useActionState(async () => {
    await api.client.GET('/auth/logout').catch(() => undefined);
    onDecline();
  }, undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { checked } = box.current!;
    setMissing(!checked);
    if (!checked) box.current!.focus();
    else if (!pending) startTransition(accept);
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      <Checkbox
        ref={box}
        name="agb_nda_accepted"
        label={<TermsLabel />}
        error={
          missing && (
            <FormattedMessage
              defaultMessage="Please agree to the terms to use the portal."
              description="Error below the box of the terms"
            />
          )
        }
        onChange={(checked) => checked && setMissing(false)}
        required
      />
      <Button type="submit" look="primary" width="full" pending={pending}>
        <FormattedMessage defaultMessage="Agree and continue" description="Button of the terms step" />
      </Button>
      <Button look="quiet" width="full" pending={leaving} onClick={() => startTransition(decline)}>
        <FormattedMessage defaultMessage="Log out instead" description="Button of the terms step for who does not agree" />
      </Button>
    </form>
  );
}

/** Names the terms; their page opens beside this one, so that nothing is lost. */
function TermsLabel() {
  const locale = useLocale();
  const page = useShellData().settings.terms?.page_id;
  return (
    <FormattedMessage
      defaultMessage="I have read the <link>terms (opens in a new tab)</link> and agree to them."
      description="Box of the terms step"
      values={{
        link: (words) => (
          <Link look="inline" target="_blank" href={localePath(locale, page ? paths.page(page) : paths.terms)}>
            {words}
          </Link>
        ),
      }}
    />
  );
}
