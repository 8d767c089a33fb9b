import { useApi } from '@foyer/api';
import { studioPeopleOptionsQuery, studioPeopleQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import {
  Cluster,
  Container,
  DownloadIcon,
  EmptyState,
  Heading,
  Icon,
  LinkButton,
  Pagination,
  PlusIcon,
  Stack,
  Text,
  UploadIcon,
  UsersIcon,
} from '@foyer/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../../host/lists/use-pagination-texts.ts';
import * as styles from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { exportPath, peoplePath, readPeopleListing } from './people-path.ts';
import { PersonRow } from './person-row.tsx';

/** Where those who administer people find accounts, and make new ones. */
export function PeoplePage() {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  const listing = readPeopleListing(params);
  const api = useApi();
  const [{ data }, { data: options }] = useSuspenseQueries({ queries: [studioPeopleQuery(api, listing), studioPeopleOptionsQuery(api)] });
  const title = intl.formatMessage({
    defaultMessage: 'People',
    description: 'Title of the page of the studio with the accounts of members',
  });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the list', description: 'Name of the navigation below the people in the studio' }),
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioPeople} />
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Cluster gap="s">
            <LinkButton look="secondary" href={exportPath(locale, listing)} download icon={<Icon icon={DownloadIcon} />}>
              <FormattedMessage defaultMessage="Download as CSV" description="Link of the studio to the list of people as a file" />
            </LinkButton>
            <LinkButton look="secondary" icon={<Icon icon={UploadIcon} />} href={localePath(locale, paths.studioImportPeople)}>
              <FormattedMessage defaultMessage="Import a list" description="Link of the studio to where a list of people is imported" />
            </LinkButton>
            <LinkButton look="primary" icon={<Icon icon={PlusIcon} />} href={localePath(locale, paths.studioNewPerson)}>
              <FormattedMessage defaultMessage="New person" description="Link of the studio to where an account is made" />
            </LinkButton>
          </Cluster>
        </div>
        <PeopleFilters listing={listing} hotels={options.hotels} />
        <Text size="s" tone="muted" role="status">
          <FormattedMessage
            defaultMessage="{total, plural, =0 {No people} one {# person} other {# people}}"
            description="Above the people in the studio: how many are found"
            values={{ total: data.total }}
          />
        </Text>
        {data.results.length === 0 ? (
          <EmptyState
            icon={UsersIcon}
            title={<FormattedMessage defaultMessage="No one here" description="List of the studio without people" />}
          >
            <FormattedMessage
              defaultMessage="Create a new account, or change the filters to find others."
              description="Below the title of the studio’s list without people"
            />
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {data.results.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        )}
        <Pagination
          value={data.pagination.self}
          last={data.pagination.last}
          texts={texts}
          href={(page) => peoplePath(locale, { ...listing, page })}
        />
      </Stack>
    </Container>
  );
}
