import type { StudioListing } from '@foyer/api';
import { NativeSelect, SearchField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './studio-page.css.ts';
import { listingPath, readListing } from './studio-path.ts';

/** Narrows the list down by words, state and whose articles they are; what is chosen is in the address. */
export function ListingFilters({ listing }: { listing: StudioListing }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (change: Partial<StudioListing>) =>
    void navigate(listingPath(locale, { ...listing, ...change, page: 1 }), { replace: true });
  const states = {
    draft: intl.formatMessage({ defaultMessage: 'Drafts', description: 'Filter of the articles in the studio' }),
    scheduled: intl.formatMessage({ defaultMessage: 'Scheduled', description: 'Filter of the articles in the studio' }),
    published: intl.formatMessage({ defaultMessage: 'Published', description: 'Filter of the articles in the studio' }),
    expired: intl.formatMessage({ defaultMessage: 'Expired', description: 'Filter of the articles in the studio' }),
    deleted: intl.formatMessage({ defaultMessage: 'Deleted', description: 'Filter of the articles in the studio' }),
  };
  return (
    <div className={styles.filters}>
      <SearchField
        key={listing.q}
        name="q"
        label={<FormattedMessage defaultMessage="Search articles" description="Search in the studio" />}
        labelVisible
        submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of the search in the studio' })}
        clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of the search in the studio' })}
        defaultValue={listing.q}
        maxLength={200}
        onSearch={(q) => show({ q })}
        onClear={() => listing.q && show({ q: '' })}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Articles" description="Filter of the articles in the studio: whose they are" />}
        value={listing.mine ? 'mine' : 'all'}
        onChange={(of) => show({ mine: of === 'mine' })}
      >
        <option value="mine">
          {intl.formatMessage({ defaultMessage: 'My articles', description: 'Filter of the articles in the studio' })}
        </option>
        <option value="all">
          {intl.formatMessage({ defaultMessage: 'All articles', description: 'Filter of the articles in the studio' })}
        </option>
      </NativeSelect>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Status" description="Filter of the articles in the studio" />}
        value={listing.state ?? ''}
        onChange={(state) => {
          const { state: _before, ...others } = listing;
          const { state: chosen } = readListing(new URLSearchParams({ state }));
          void navigate(listingPath(locale, { ...others, ...(chosen && { state: chosen }), page: 1 }), { replace: true });
        }}
      >
        <option value="">
          {intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the articles in the studio' })}
        </option>
        {Object.entries(states).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
