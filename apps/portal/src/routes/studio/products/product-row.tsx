import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Card } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { RecordRow } from '../records/record-row.tsx';
import { ProductStateBadge } from './product-state-badge.tsx';

/** One reward in the studio's list. */
export function ProductRow({ product, handle }: { product: Schemas['StudioProductEntry']; handle?: ReactNode }) {
  const intl = useIntl();
  const locale = useLocale();
  const { time_zone: timeZone } = useShellData().settings.organisation;
  const { id, name, image, state, coins_required: coins, available_from: from, available_to: to } = product;
  const day = (moment: string) => intl.formatDate(moment, { ...shortDateTime, timeZone });
  return (
    <Card padding="m">
      <RecordRow
        name={name}
        href={localePath(locale, paths.studioProduct(id))}
        image={image}
        handle={handle}
        mark={state !== 'offered' && <ProductStateBadge state={state} />}
      >
        <FormattedMessage
          defaultMessage="{coins, plural, one {one point} other {# points}}"
          description="Price of a reward in the studio’s list"
          values={{ coins }}
        />
        {from && (state === 'planned' || state === 'withdrawn') && (
          <>
            {' · '}
            <FormattedMessage
              defaultMessage="from {day}"
              description="In the studio’s list: when a reward begins to be offered"
              values={{ day: day(from) }}
            />
          </>
        )}
        {to && (
          <>
            {' · '}
            <FormattedMessage
              defaultMessage="until {day}"
              description="In the studio’s list: when a reward is no longer offered"
              values={{ day: day(to) }}
            />
          </>
        )}
      </RecordRow>
    </Card>
  );
}
