import type { Schemas } from '@foyer/api';
import type { StudioPeopleListing } from '@foyer/api/studio';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { FilterChoice, ListFilters } from '../list-filters.tsx';
import { HotelField } from './hotel-field.tsx';
import { peoplePath, readPeopleListing } from './people-path.ts';
import { permissionNames, stateWords } from './people-words.ts';
import * as styles from './people.css.ts';

interface PeopleFiltersProps {
  listing: StudioPeopleListing;
  hotels: Schemas['StudioPeopleOptions']['hotels'];
}

/** Narrows the list down by words, state, rights and hotel; what is chosen is in the address. */
export function PeopleFilters({ listing, hotels }: PeopleFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (change: { q?: string; state?: string; permission?: string; hotel?: string }) => {
    const { page: _page, ...now } = listing;
    const next = readPeopleListing(new URLSearchParams({ ...now, ...change }));
    void navigate(peoplePath(locale, next), { replace: true });
  };
  const named = (words: typeof permissionNames) => Object.entries(words).map(([key, name]) => [key, intl.formatMessage(name)] as const);
  return (
    <ListFilters
      label={<FormattedMessage defaultMessage="Search people" description="Search in the studio" />}
      q={listing.q}
      className={styles.filters}
      onSearch={(q) => show({ q })}
    >
      <FilterChoice
        label={<FormattedMessage defaultMessage="Status" description="Filter of the people in the studio" />}
        value={listing.state ?? ''}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All states', description: 'Filter of the people in the studio' })],
          ...named(stateWords),
        ]}
        onChange={(state) => show({ state })}
      />
      <FilterChoice
        label={<FormattedMessage defaultMessage="Permissions" description="Filter of the people in the studio" />}
        value={listing.permission ?? ''}
        options={[
          ['', intl.formatMessage({ defaultMessage: 'All permissions', description: 'Filter of the people in the studio' })],
          ...named(permissionNames),
        ]}
        onChange={(permission) => show({ permission })}
      />
      <HotelField hotels={hotels} value={listing.hotel ?? null} onChange={(hotel) => show({ hotel: hotel ?? '' })} />
    </ListFilters>
  );
}
