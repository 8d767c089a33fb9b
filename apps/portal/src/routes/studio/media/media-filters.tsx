import type { Schemas } from '@foyer/api';
import type { MediaSearch } from '@foyer/api/uploads';
import { NativeSelect, SearchField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../studio-page.css.ts';
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
  return (
    <div className={styles.filters}>
      <SearchField
        key={search.query}
        name="q"
        label={<FormattedMessage defaultMessage="Search media" description="Search in the media library" />}
        labelVisible
        submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of the search in the studio' })}
        clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of the search in the studio' })}
        defaultValue={search.query ?? ''}
        maxLength={200}
        onSearch={(q) => show({ q })}
        onClear={() => search.query && show({ q: '' })}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Folder" description="Filter of the media library" />}
        value={search.folder ?? ''}
        onChange={(folder) => show({ folder })}
      >
        <option value="">{intl.formatMessage({ defaultMessage: 'All folders', description: 'Filter of the media library' })}</option>
        {folders.map(({ name, count }) => (
          <option key={name} value={name}>
            {intl.formatMessage(
              { defaultMessage: '{name} ({count, number})', description: 'A folder with how much is in it' },
              { name, count },
            )}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Kind" description="Filter of the media library" />}
        value={search.kind ?? ''}
        onChange={(kind) => show({ kind })}
      >
        <option value="">{intl.formatMessage({ defaultMessage: 'All kinds', description: 'Filter of the media library' })}</option>
        {Object.entries(kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
