import { mentionSuggestionsQuery, type Schemas, useApi } from '@foyer/api';
import { Combobox, SkeletonField } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { useInBrowser } from './use-in-browser.ts';

interface AuthorFieldProps {
  id: string;
  /** The author as it was saved last. */
  saved: Schemas['Person'];
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Who is named as the author: any member, found by name. */
export function AuthorField(props: AuthorFieldProps) {
  // The list brings styles along that a document of the server may not have.
  return useInBrowser() ? <AuthorSearch {...props} /> : <SkeletonField />;
}

function AuthorSearch({ id, saved, error, onChange }: AuthorFieldProps) {
  const intl = useIntl();
  const api = useApi();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...mentionSuggestionsQuery(api, typed), enabled: typed.trim() !== '', placeholderData: keepPreviousData });
  const self = user ? [{ id: user.user_id, label: user.fullname }] : [];
  // Those who search are not among the people that are found.
  const people = [{ id: saved.id, label: saved.name }, ...self, ...(found.data ?? []).map((one) => ({ id: one.id, label: one.name }))];
  const options = [...new Map(people.map((one) => [one.id, one])).values()];
  return (
    <Combobox
      label={<FormattedMessage defaultMessage="Author" description="Field of an article that is written" />}
      hint={<FormattedMessage defaultMessage="Type a name to look for another member." description="Hint at the author of an article" />}
      error={error}
      options={options}
      value={id}
      defaultText={options.find((one) => one.id === id)?.label ?? ''}
      loading={found.isFetching}
      emptyText={intl.formatMessage({ defaultMessage: 'No one is called that.', description: 'In the list of possible authors' })}
      loadingText={intl.formatMessage({ defaultMessage: 'Looking for people.', description: 'In the list of possible authors' })}
      onSearch={setTyped}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
