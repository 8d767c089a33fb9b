import type { StudioPageListing } from '@foyer/api/studio';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { FilterChoice, ListFilters } from '../list-filters.tsx';
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
  const kinds = Object.entries(pageTypes).map(([type, message]) => [type, intl.formatMessage(message)] as const);
  return (
    <ListFilters
      label={<FormattedMessage defaultMessage="Search pages" description="Search in the studio" />}
      q={listing.q}
      onSearch={(q) => show({ q })}
    >
      <FilterChoice
        label={<FormattedMessage defaultMessage="Kind" description="Filter of the pages in the studio" />}
        value={listing.type ?? ''}
        options={[['', intl.formatMessage({ defaultMessage: 'All kinds', description: 'Filter of the pages in the studio' })], ...kinds]}
        onChange={(type) => show({ type })}
      />
      <FilterChoice
        label={<FormattedMessage defaultMessage="Status" description="Filter of the pages in the studio" />}
        value={listing.state ?? ''}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the pages in the studio' })],
          ['draft', intl.formatMessage({ defaultMessage: 'Drafts', description: 'Filter of the pages in the studio' })],
          ['changed', intl.formatMessage({ defaultMessage: 'Changes not published', description: 'Filter of the pages in the studio' })],
          ['live', intl.formatMessage({ defaultMessage: 'Live', description: 'Filter of the pages in the studio' })],
          ['deleted', intl.formatMessage({ defaultMessage: 'Deleted', description: 'Filter of the pages in the studio' })],
        ]}
        onChange={(state) => show({ state })}
      />
    </ListFilters>
  );
}
