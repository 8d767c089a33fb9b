import { useApi } from '@foyer/api';
import { studioReportsQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Cluster, Container, EmptyState, FlagIcon, Heading, LinkChip, Pagination, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../../host/lists/use-pagination-texts.ts';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import * as styles from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { ReportCard } from './report-card.tsx';
import { readReportsListing, reportsPath } from './reports-path.ts';

/** Where moderators read what members have reported, and decide on it. */
export const ReportsPage = () => (
  <PortalSnackbars>
    <Reports />
  </PortalSnackbars>
);

function Reports() {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  const listing = readReportsListing(params);
  const { settled } = listing;
  const { data } = useSuspenseQuery(studioReportsQuery(useApi(), listing));
  const title = intl.formatMessage({ defaultMessage: 'Reports', description: 'Title of the page of the studio with what members report' });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the list', description: 'Name of the navigation below the reports in the studio' }),
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioReports} />
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="You see what was reported and who reported it, and nothing else of the conversation. Settled reports are deleted after 180 days."
            description="Above the reports in the studio"
          />
        </Text>
        <Cluster gap="s" as="nav" aria-label={title}>
          <LinkChip current={!settled} href={reportsPath(locale, { settled: false, page: 1 })}>
            <FormattedMessage defaultMessage="Open" description="Filter of the reports in the studio: those to be decided on" />
          </LinkChip>
          <LinkChip current={settled} href={reportsPath(locale, { settled: true, page: 1 })}>
            <FormattedMessage defaultMessage="Settled" description="Filter of the reports in the studio: those that were decided on" />
          </LinkChip>
        </Cluster>
        {data.results.length === 0 ? (
          <EmptyState
            icon={FlagIcon}
            title={<FormattedMessage defaultMessage="Nothing here" description="List of the studio without reports" />}
          >
            {settled ? (
              <FormattedMessage defaultMessage="No report has been settled yet." description="In place of settled reports in the studio" />
            ) : (
              <FormattedMessage
                defaultMessage="No one has reported anything that waits for a decision."
                description="In place of open reports in the studio"
              />
            )}
          </EmptyState>
        ) : (
          <ul role="list" className={styles.list}>
            {data.results.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
        )}
        <Pagination
          value={data.pagination.self}
          last={data.pagination.last}
          texts={texts}
          href={(page) => reportsPath(locale, { ...listing, page })}
        />
      </Stack>
    </Container>
  );
}
