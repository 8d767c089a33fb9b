import { confirmationsQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Container, DownloadIcon, Heading, Icon, Link, LinkButton, Pagination, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useLocale } from '../../host/language/use-locale.ts';
import { DueDay } from '../../host/confirmation/due-day.tsx';
import { usePaginationTexts } from '../../host/lists/use-pagination-texts.ts';
import * as styles from './confirmations-page.css.ts';
import { ReportFilters } from './report-filters.tsx';
import { askReport, exportPath, readReport, reportPath } from './report-path.ts';
import { ReportSummary } from './report-summary.tsx';
import { ReportTable } from './report-table.tsx';

/** Who has confirmed to have read an article and who has not, for its editors (features §3.11). */
export function ConfirmationsPage() {
  const intl = useIntl();
  const locale = useLocale();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const view = readReport(params);
  const { data } = useSuspenseQuery(confirmationsQuery(useApi(), id, askReport(view)));
  const title = intl.formatMessage({
    defaultMessage: 'Read confirmations',
    description: 'Title of the report on who has confirmed an article',
  });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the report', description: 'Name of the navigation below the report of confirmations' }),
  );
  const { article, pagination } = data;
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <div className={styles.head}>
          <Stack gap="xs">
            <Heading level={1}>{title}</Heading>
            <Text size="l">
              <Link href={localePath(locale, paths.article(id))}>
                <bdi>{article.title}</bdi>
              </Link>
            </Text>
            {article.required && article.due_day && <DueDay day={article.due_day} />}
            {!article.required && (
              <Text tone="muted">
                <FormattedMessage
                  defaultMessage="No one is currently asked to confirm this article."
                  description="On the report of an article that asks for nothing any more"
                />
              </Text>
            )}
          </Stack>
          <LinkButton look="secondary" href={exportPath(locale, id, view)} download icon={<Icon icon={DownloadIcon} />}>
            <FormattedMessage defaultMessage="Export as CSV" description="Link that downloads the report of confirmations" />
          </LinkButton>
        </div>
        <ReportSummary report={data} />
        <ReportFilters id={id} view={view} hotels={data.hotels} />
        <ReportTable entries={data.results} />
        <Pagination
          value={pagination.self}
          last={pagination.last}
          texts={texts}
          href={(page) => reportPath(locale, id, { ...view, page })}
        />
      </Stack>
    </Container>
  );
}
