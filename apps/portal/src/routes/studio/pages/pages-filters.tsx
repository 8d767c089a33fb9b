import type { StudioPageListing } from '@foyer/api/studio';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { FilterChoice, ListFilters } from '../list-filters.tsx';
import { pageTypes } from './page-types.ts';
import { stateIn } from '../studio-path.ts';
import { pagesPath, readPagesListing } from './pages-path.ts';

interface PagesFiltersProps {
  listing: StudioPageListing;
  /** Whether the customer wants reviews. */
  reviews: boolean;
}

/** Narrows the list down by words, kind and state; what is chosen is in the address. */
export function PagesFilters({ listing, reviews }: PagesFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (change: { q?: string; type?: string; state?: string }) => {
    const { q, type = '' } = listing;
    const next = readPagesListing(new URLSearchParams({ q, type, state: stateIn(listing), ...change }));
    void navigate(pagesPath(locale, next), { replace: true });
  };
  const inReview: (readonly [string, string])[] = reviews
    ? [['in_review', intl.formatMessage({ defaultMessage: 'In review', description: 'Filter of the pages in the studio' })]]
    : [];
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
        value={stateIn(listing)}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the pages in the studio' })],
          ['draft', intl.formatMessage({ defaultMessage: 'Drafts', description: 'Filter of the pages in the studio' })],
          ...inReview,
          ['changed', intl.formatMessage({ defaultMessage: 'Changes not published', description: 'Filter of the pages in the studio' })],
          ['live', intl.formatMessage({ defaultMessage: 'Live', description: 'Filter of the pages in the studio' })],
          ['deleted', intl.formatMessage({ defaultMessage: 'Deleted', description: 'Filter of the pages in the studio' })],
        ]}
        onChange={(state) => show({ state })}
      />
    </ListFilters>
  );
}
