import { useApi } from '@foyer/api';
import { studioHotelsQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { BuildingIcon, Card, Container, EmptyState, Heading, Icon, LinkButton, Pagination, PlusIcon, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../../host/lists/use-pagination-texts.ts';
import { ListFilters } from '../list-filters.tsx';
import { RecordRow } from '../records/record-row.tsx';
import * as styles from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { hotelsPath, readHotelsListing } from './hotels-path.ts';
import { useCountryNames } from './use-country-names.ts';

/** Where editors find hotels, and make new ones. */
export function HotelsPage() {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const countryName = useCountryNames();
  const listing = readHotelsListing(params);
  const { data } = useSuspenseQuery(studioHotelsQuery(useApi(), listing));
  const title = intl.formatMessage({ defaultMessage: 'Hotels', description: 'Title of the page of the studio with the hotels' });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the list', description: 'Name of the navigation below the hotels in the studio' }),
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioHotels} />
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <LinkButton look="primary" icon={<Icon icon={PlusIcon} />} href={localePath(locale, paths.studioNewHotel)}>
            <FormattedMessage defaultMessage="New hotel" description="Link of the studio to where a hotel is made" />
          </LinkButton>
        </div>
        <ListFilters
          label={<FormattedMessage defaultMessage="Search hotels" description="Search in the studio" />}
          q={listing.q}
          onSearch={(q) => void navigate(hotelsPath(locale, { q, page: 1 }), { replace: true })}
        />
        <Text size="s" tone="muted" role="status">
          <FormattedMessage
            defaultMessage="{total, plural, =0 {No hotels} one {# hotel} other {# hotels}}"
            description="Above the hotels in the studio: how many are found"
            values={{ total: data.total }}
          />
        </Text>
        {data.results.length === 0 ? (
          <EmptyState
            icon={BuildingIcon}
            title={<FormattedMessage defaultMessage="No hotel here" description="List of the studio without hotels" />}
          >
            <FormattedMessage
              defaultMessage="Create a new hotel, or search for another name, town or region."
              description="Below the title of the studio’s list without hotels"
            />
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {data.results.map(({ id, name, city, country, image, people }) => (
              <Card key={id} as="li" padding="m">
                <RecordRow name={name} href={localePath(locale, paths.studioHotel(id))} image={image}>
                  <FormattedMessage
                    defaultMessage="{city}, {country} · {people, plural, =0 {no one works here} one {# person works here} other {# people work here}}"
                    description="Below the name of a hotel in the studio’s list"
                    values={{ city: <bdi>{city}</bdi>, country: countryName(country), people }}
                  />
                </RecordRow>
              </Card>
            ))}
          </ul>
        )}
        <Pagination
          value={data.pagination.self}
          last={data.pagination.last}
          texts={texts}
          href={(page) => hotelsPath(locale, { ...listing, page })}
        />
      </Stack>
    </Container>
  );
}
