import type { StudioListing } from '@foyer/api';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../host/language/use-locale.ts';
import { FilterChoice, ListFilters } from './list-filters.tsx';
import { listingPath, readListing, stateIn } from './studio-path.ts';

interface ListingFiltersProps {
  listing: StudioListing;
  /** Whether the customer wants reviews. */
  reviews: boolean;
}

/** Narrows the list down by words, state and whose articles they are; what is chosen is in the address. */
export function ListingFilters({ listing, reviews }: ListingFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const inReview: (readonly [string, string])[] = reviews
    ? [['in_review', intl.formatMessage({ defaultMessage: 'In review', description: 'Filter of the articles in the studio' })]]
    : [];
  const of = listing.mine ? 'mine' : 'all';
  const show = (change: { q?: string; of?: string; state?: string }) => {
    const { q } = listing;
    const next = readListing(new URLSearchParams({ q, of, state: stateIn(listing), ...change }));
    void navigate(listingPath(locale, next), { replace: true });
  };
  return (
    <ListFilters
      label={<FormattedMessage defaultMessage="Search articles" description="Search in the studio" />}
      q={listing.q}
      onSearch={(q) => show({ q })}
    >
      <FilterChoice
        label={<FormattedMessage defaultMessage="Articles" description="Filter of the articles in the studio: whose they are" />}
        value={of}
        options={[
          ['mine', intl.formatMessage({ defaultMessage: 'My articles', description: 'Filter of the articles in the studio' })],
          ['all', intl.formatMessage({ defaultMessage: 'All articles', description: 'Filter of the articles in the studio' })],
        ]}
        onChange={(whose) => show({ of: whose })}
      />
      <FilterChoice
        label={<FormattedMessage defaultMessage="Status" description="Filter of the articles in the studio" />}
        value={stateIn(listing)}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the articles in the studio' })],
          ['draft', intl.formatMessage({ defaultMessage: 'Drafts', description: 'Filter of the articles in the studio' })],
          ...inReview,
          ['scheduled', intl.formatMessage({ defaultMessage: 'Scheduled', description: 'Filter of the articles in the studio' })],
          ['published', intl.formatMessage({ defaultMessage: 'Published', description: 'Filter of the articles in the studio' })],
          ['expired', intl.formatMessage({ defaultMessage: 'Expired', description: 'Filter of the articles in the studio' })],
          ['deleted', intl.formatMessage({ defaultMessage: 'Deleted', description: 'Filter of the articles in the studio' })],
        ]}
        // What waits for a review was written by others.
        onChange={(state) => show({ state, ...(state === 'in_review' && { of: 'all' }) })}
      />
    </ListFilters>
  );
}
