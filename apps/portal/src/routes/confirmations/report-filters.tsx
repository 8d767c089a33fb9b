import type { Schemas } from '@foyer/api';
import { NativeSelect, SearchField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './confirmations-page.css.ts';
import { readReport, type ReportView, reportPath } from './report-path.ts';

interface ReportFiltersProps {
  id: string;
  view: ReportView;
  hotels: Schemas['NewsConfirmationReport']['hotels'];
}

/** Narrows the report down by name, state and hotel; what is chosen is in the address. */
export function ReportFilters({ id, view, hotels }: ReportFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (change: Partial<ReportView>) => void navigate(reportPath(locale, id, { ...view, ...change, page: 1 }), { replace: true });
  const chosen = (name: 'state' | 'hotel', value: string) => show({ [name]: readReport(new URLSearchParams({ [name]: value }))[name] });
  return (
    <div className={styles.filters}>
      <SearchField
        key={view.query}
        name="query"
        label={<FormattedMessage defaultMessage="Name" description="Search of the report of confirmations" />}
        labelVisible
        submitLabel={intl.formatMessage({
          defaultMessage: 'Search now',
          description: 'Button of the search in the report of confirmations',
        })}
        clearLabel={intl.formatMessage({
          defaultMessage: 'Clear search',
          description: 'Button of the search in the report of confirmations',
        })}
        defaultValue={view.query}
        maxLength={200}
        onSearch={(query) => show({ query })}
        onClear={() => view.query && show({ query: '' })}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Status" description="Filter of the report of confirmations" />}
        value={view.state ?? ''}
        onChange={(value) => chosen('state', value)}
      >
        <option value="">{intl.formatMessage({ defaultMessage: 'All', description: 'Filter of the report: open and confirmed' })}</option>
        <option value="open">
          {intl.formatMessage({ defaultMessage: 'Open', description: 'Filter of the report: not confirmed yet' })}
        </option>
        <option value="confirmed">{intl.formatMessage({ defaultMessage: 'Confirmed', description: 'Filter of the report' })}</option>
      </NativeSelect>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Hotel" description="Filter of the report of confirmations" />}
        value={view.hotel ?? ''}
        onChange={(value) => chosen('hotel', value)}
      >
        <option value="">
          {intl.formatMessage({ defaultMessage: 'All hotels', description: 'Filter of the report of confirmations' })}
        </option>
        {hotels.map(({ id: hotel, name }) => (
          <option key={hotel} value={hotel}>
            {name ?? intl.formatMessage({ defaultMessage: 'No hotel', description: 'Filter of the report: members who work in no hotel' })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
