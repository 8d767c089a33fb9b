import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Card, type DateProblem, ErrorSummary, LinkButton } from '@foyer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../host/language/use-locale.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { BirthdayFields } from './birthday-fields.tsx';
import { EmailFields } from './email-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { changesOf } from './profile-entries.ts';
import * as styles from './profile-page.css.ts';
import type { SavedState } from './saved-note.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { forgetEntries, useProfileForm } from './use-profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  profile: Schemas['Profile'];
  own: boolean;
}

/** What the reader may change of a profile. What is typed stays until it has been saved or given up. */
export function ProfileForm({ profile, own }: ProfileFormProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [wrongDay, setWrongDay] = useState<DateProblem>();
  const { entries, change } = useProfileForm(profile, form);
  const save = useSaveProfile(profile.id);
  const { errors, attempt, check } = useFieldErrors(save.error);
  const { changeable } = profile;
  const home = localePath(locale, paths.profile(profile.id));
  const changes = changesOf(entries, profile);
  const asksPassword = own && changes.email !== undefined;
  const fields = { entries, change, errors };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const secret = asksPassword ? password.current?.value : undefined;
    const sound = check({ entries, wrongDay, secret, changeable });
    save.reset();
    if (!sound) return;
    const changed = Object.keys(changes).length > 0;
    if (changed && !(await save.mutateAsync({ ...changes, ...(secret && { current_password: secret }) }).catch(() => undefined))) return;
    forgetEntries(profile.id);
    const state: SavedState = { saved: changed };
    await navigate(home, { state });
  }

  return (
    <Card padding="l">
      <form ref={form} className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {errors.list.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={
              <FormattedMessage defaultMessage="Please check what you entered" description="Above the errors of the form about a profile" />
            }
            errors={errors.list}
          />
        )}
        {save.isError && errors.list.length === 0 && (
          <Alert tone="critical" role="alert">
            {problemText(save.error)}
          </Alert>
        )}
        {changeable.includes('firstname') && <NameFields {...fields} />}
        {changeable.includes('email') && <EmailFields {...fields} own={own} password={asksPassword ? password : undefined} />}
        {changeable.includes('birthday') && (
          <BirthdayFields {...fields} withYear={changeable.includes('is_birth_year_visible')} onProblem={setWrongDay} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" pending={save.isPending}>
            <FormattedMessage defaultMessage="Save" description="Button of the form about a profile" />
          </Button>
          <LinkButton look="secondary" href={home} onClick={() => forgetEntries(profile.id)}>
            <FormattedMessage defaultMessage="Cancel" description="Link of the form about a profile: back without saving" />
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}
