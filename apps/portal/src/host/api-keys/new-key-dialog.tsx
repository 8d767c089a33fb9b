import type { Schemas } from '@foyer/api';
import { usePasswordTexts } from '@foyer/i18n';
import { FormDialog, NativeSelect, PasswordField, TextField } from '@foyer/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldRefusal } from '../errors/field-refusal.ts';
import { useProblemText } from '../errors/use-problem-text.ts';
import * as styles from './api-keys.css.ts';
import { ScopeFields } from './scope-fields.tsx';

type NewKey = Schemas['NewApiKey'];
type Days = NewKey['days'];

interface NewKeyDialogProps {
  /** What the key may be given. */
  scopes: readonly string[];
  passwordNeeded: boolean;
  create: UseMutationResult<Schemas['ApiKeyToken'], Error, NewKey>;
  /** A field that keys of the customer have besides, and whether it was filled in. */
  account?: { field: (error: string | undefined) => ReactNode; dirty: boolean };
  onClose: () => void;
}

const lifetimes: readonly Days[] = [30, 90, 180, 365];
const empty: NewKey = { name: '', scopes: [], days: 90 };

const discardWords = {
  title: <FormattedMessage defaultMessage="Discard the new key?" description="Question of the dialog about a new API key" />,
  discardLabel: <FormattedMessage defaultMessage="Discard" description="Button of the dialog about a new API key" />,
  keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Button of the dialog about a new API key" />,
};

/** Says what a new API key is for, what it may do and how long. */
export function NewKeyDialog({ scopes, passwordNeeded, create, account, onClose }: NewKeyDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const passwordTexts = usePasswordTexts();
  const [key, setKey] = useState(empty);
  const [password, setPassword] = useState('');
  const change = (some: Partial<NewKey>) => setKey({ ...key, ...some });
  const faults = ['name', 'scopes', 'current_password', 'user_id'].map((field) => fieldRefusal(create.error, field)?.message);
  const [name, chosen, secret, user] = faults;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="New API key" description="Title of the dialog about a new API key" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about API keys' })}
      submitLabel={<FormattedMessage defaultMessage="Create key" description="Button of the dialog about a new API key" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of the dialog about a new API key" />}
      discard={discardWords}
      dirty={key !== empty || password !== '' || account?.dirty}
      pending={create.isPending}
      error={create.isError && faults.every((fault) => fault === undefined) ? problemText(create.error) : undefined}
      onSubmit={() => create.mutate({ ...key, ...(passwordNeeded && { current_password: password }) })}
    >
      <div className={styles.fields}>
        <TextField
          label={<FormattedMessage defaultMessage="What it is for" description="Field of the dialog about a new API key: its name" />}
          value={key.name}
          maxLength={80}
          required
          error={name}
          onChange={(text) => change({ name: text })}
        />
        {account?.field(user)}
        <ScopeFields scopes={scopes} chosen={key.scopes} error={chosen} onChange={(next) => change({ scopes: next })} />
        <NativeSelect
          label={<FormattedMessage defaultMessage="Valid for" description="Field of the dialog about a new API key" />}
          value={key.days}
          onChange={(days) => change({ days: Number(days) as Days })}
        >
          {lifetimes.map((days) => (
            <option key={days} value={days}>
              {intl.formatMessage(
                { defaultMessage: '{days, plural, one {# day} other {# days}}', description: 'How long an API key is valid' },
                { days },
              )}
            </option>
          ))}
        </NativeSelect>
        {passwordNeeded && (
          <PasswordField
            {...passwordTexts}
            autoComplete="current-password"
            label={<FormattedMessage defaultMessage="Your password" description="Field of the dialog about a new API key" />}
            value={password}
            required
            error={secret}
            onChange={setPassword}
          />
        )}
      </div>
    </FormDialog>
  );
}
