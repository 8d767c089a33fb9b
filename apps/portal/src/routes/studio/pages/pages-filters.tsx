import type { StudioPageListing } from '@foyer/api/studio';
import { NativeSelect, SearchField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../studio-page.css.ts';
import { pageTypes } from './page-types.ts';
import { pagesPath, readPagesListing } from './pages-path.ts';

/** Narrows the list down by words, kind and state; what is chosen is in the address. */
export function PagesFilters({ listing }: { listing: StudioPageListing }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (change: { q?: string; type?: string; state?: string }) => {
    const { page: _page, ...now } = listing;
    const next = readPagesListing(new URLSearchParams({ ...now, ...change }));
    void navigate(pagesPath(locale, next), { replace: true });
  };
  const states = {
    draft: intl.formatMessage({ defaultMessage: 'Drafts', description: 'Filter of the pages in the studio' }),
    changed: intl.formatMessage({ defaultMessage: 'Changes not published', description: 'Filter of the pages in the studio' }),
    live: intl.formatMessage({ defaultMessage: 'Live', description: 'Filter of the pages in the studio' }),
    deleted: intl.formatMessage({ defaultMessage: 'Deleted', description: 'Filter of the pages in the studio' }),
  };
  return (
    <div className={styles.filters}>
      <SearchField
        key={listing.q}
        name="q"
        label={<FormattedMessage defaultMessage="Search pages" description="Search in the studio" />}
        labelVisible
        submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of the search in the studio' })}
        clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of the search in the studio' })}
        defaultValue={listing.q}
        maxLength={200}
        onSearch={(q) => show({ q })}
        onClear={() => listing.q && show({ q: '' })}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Kind" description="Filter of the pages in the studio" />}
        value={listing.type ?? ''}
        onChange={(type) => show({ type })}
      >
        <option value="">{intl.formatMessage({ defaultMessage: 'All kinds', description: 'Filter of the pages in the studio' })}</option>
        {Object.entries(pageTypes).map(([type, message]) => (
          <option key={type} value={type}>
            {intl.formatMessage(message)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Status" description="Filter of the pages in the studio" />}
        value={listing.state ?? ''}
        onChange={(state) => show({ state })}
      >
        <option value="">{intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the pages in the studio' })}</option>
        {Object.entries(states).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
