import { mentionSuggestionsQuery, type Schemas, useApi } from '@foyer/api';
import { Combobox, SkeletonField } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { useInBrowser } from './use-in-browser.ts';

interface MemberFieldProps {
  id: string;
  /** Who is there to begin with, where that is another than the reader. */
  saved?: Pick<Schemas['Person'], 'id' | 'name'>;
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Any member, found by name. */
export function MemberField(props: MemberFieldProps) {
  // The list brings styles along that a document of the server may not have.
  return useInBrowser() ? <MemberSearch {...props} /> : <SkeletonField />;
}

function MemberSearch({ id, saved, label, hint, error, onChange }: MemberFieldProps) {
  const intl = useIntl();
  const api = useApi();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...mentionSuggestionsQuery(api, typed), enabled: typed.trim() !== '', placeholderData: keepPreviousData });
  const self = user ? [{ id: user.user_id, label: user.fullname }] : [];
  // Those who search are not among the people that are found.
  const before = saved ? [{ id: saved.id, label: saved.name }] : [];
  const people = [...before, ...self, ...(found.data ?? []).map((one) => ({ id: one.id, label: one.name }))];
  const options = [...new Map(people.map((one) => [one.id, one])).values()];
  return (
    <Combobox
      label={label}
      hint={hint}
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
