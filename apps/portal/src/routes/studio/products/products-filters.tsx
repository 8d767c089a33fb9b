import type { StudioProductsListing } from '@foyer/api/studio';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { FilterChoice, ListFilters } from '../list-filters.tsx';
import { stateWords } from './product-words.ts';
import { productsPath, productStates, readProductsListing } from './products-path.ts';

/** Narrows the list down by words and state; what is chosen is in the address. */
export function ProductsFilters({ listing }: { listing: StudioProductsListing }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (change: { q?: string; state?: string }) => {
    const { page: _page, ...now } = listing;
    void navigate(productsPath(locale, readProductsListing(new URLSearchParams({ ...now, ...change }))), { replace: true });
  };
  return (
    <ListFilters
      label={<FormattedMessage defaultMessage="Search rewards" description="Search in the studio" />}
      q={listing.q}
      onSearch={(q) => show({ q })}
    >
      <FilterChoice
        label={<FormattedMessage defaultMessage="Status" description="Filter of the rewards in the studio" />}
        value={listing.state ?? ''}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the rewards in the studio' })],
          ...productStates.map((state) => [state, intl.formatMessage(stateWords[state])] as const),
        ]}
        onChange={(state) => show({ state })}
      />
    </ListFilters>
  );
}
