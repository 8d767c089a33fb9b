import type { Schemas } from '@foyer/api';
import type { MediaSearch } from '@foyer/api/uploads';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { FilterChoice, ListFilters } from '../list-filters.tsx';
import { mediaPath, readMediaSearch } from './media-search.ts';
import { useKindNames } from './use-kind-names.ts';

interface MediaFiltersProps {
  search: MediaSearch;
  folders: Schemas['MediumList']['folders'];
}

/** Narrows the library down by words, folder and kind; what is chosen is in the address. */
export function MediaFilters({ search, folders }: MediaFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const kinds = useKindNames();
  const show = (change: { q?: string; folder?: string; kind?: string }) => {
    const { query: q = '', folder = '', kind = '' } = search;
    const next = readMediaSearch(new URLSearchParams({ q, folder, kind, ...change }));
    void navigate(mediaPath(locale, next), { replace: true });
  };
  const folderName = (name: string, count: number) =>
    intl.formatMessage({ defaultMessage: '{name} ({count, number})', description: 'A folder with how much is in it' }, { name, count });
  return (
    <ListFilters
      label={<FormattedMessage defaultMessage="Search media" description="Search in the media library" />}
      q={search.query ?? ''}
      onSearch={(q) => show({ q })}
    >
      <FilterChoice
        label={<FormattedMessage defaultMessage="Folder" description="Filter of the media library" />}
        value={search.folder ?? ''}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All folders', description: 'Filter of the media library' })],
          ...folders.map(({ name, count }) => [name, folderName(name, count)] as const),
        ]}
        onChange={(folder) => show({ folder })}
      />
      <FilterChoice
        label={<FormattedMessage defaultMessage="Kind" description="Filter of the media library" />}
        value={search.kind ?? ''}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All kinds', description: 'Filter of the media library' })],
          ...Object.entries(kinds),
        ]}
        onChange={(kind) => show({ kind })}
      />
    </ListFilters>
  );
}
