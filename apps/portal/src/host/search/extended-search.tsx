import { type SearchQuery, searchFieldsQuery, searchSuggestionsQuery, useApi } from '@foyer/api';
import { Combobox, Icon, NativeSelect, SearchIcon, Stack } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';

type Field = NonNullable<SearchQuery['field_id']>;

interface ExtendedSearchProps {
  initial?: SearchQuery | null | undefined;
  /** The field of the plain search. */
  everything: ReactNode;
  go: (search: SearchQuery) => void;
}

/** A choice of fields, and suggestions for what is typed into one (access §2, extended search bar). */
export function ExtendedSearch({ initial, everything, go }: ExtendedSearchProps) {
  const api = useApi();
  const intl = useIntl();
  const { data: fields = [] } = useQuery(searchFieldsQuery(api));
  const [chosen, setChosen] = useState<Field | ''>(initial?.field_id ?? '');
  if (fields.length === 0) return everything;
  const field = fields.find(({ field_id: id }) => id === chosen);
  return (
    <Stack gap="m">
      <NativeSelect
        label={<FormattedMessage defaultMessage="Search in" description="Label of the choice of fields of the extended search" />}
        value={chosen}
        onChange={(value) => setChosen(value as Field | '')}
      >
        <option value="">
          {intl.formatMessage({ defaultMessage: 'Everything', description: 'Choice of the extended search: all fields' })}
        </option>
        {fields.map(({ field_id: id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {field ? (
        <FieldSearch
          key={field.field_id}
          field={field.field_id}
          name={field.name}
          initial={initial?.field_id === field.field_id ? initial.query : undefined}
          go={go}
        />
      ) : (
        everything
      )}
    </Stack>
  );
}

interface FieldSearchProps extends Pick<ExtendedSearchProps, 'go'> {
  field: Field;
  name: string;
  initial: string | undefined;
}

function FieldSearch({ field, name, initial, go }: FieldSearchProps) {
  const api = useApi();
  const intl = useIntl();
  const problemText = useProblemText();
  const [typed, setTyped] = useState('');
  const asked = typed.trim();
  const suggestions = useQuery({ ...searchSuggestionsQuery(api, field, asked), enabled: asked !== '' });
  // Also while it waits for a connection.
  const pending = asked !== '' && suggestions.isPending;
  const search = (text: string) => {
    if (text.trim()) go({ type: 'extendedSearch', field_id: field, query: text.trim() });
  };
  return (
    <Combobox
      label={name}
      icon={<Icon icon={SearchIcon} />}
      placeholder={intl.formatMessage({
        defaultMessage: 'Type to get suggestions',
        description: 'In the empty field of the extended search',
      })}
      options={(suggestions.data ?? []).map(({ id, title }) => ({ id, label: title }))}
      defaultText={initial ?? ''}
      allowsCustomValue
      onSearch={setTyped}
      onSubmit={search}
      onChange={(_, option) => option && search(option.label)}
      loading={pending}
      loadingText={<FormattedMessage defaultMessage="Searching …" description="Suggestions of the extended search are on their way" />}
      emptyText={
        suggestions.isSuccess ? (
          <FormattedMessage defaultMessage="No matches." description="No suggestion of the extended search fits" />
        ) : undefined
      }
      failure={suggestions.isError ? problemText(suggestions.error) : undefined}
    />
  );
}
