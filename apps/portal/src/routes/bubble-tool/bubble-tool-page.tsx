import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { endedSessionAtom } from '../../host/app/state.ts';
import { useApp } from '../../host/app/use-app.ts';
import { LateRealtime } from '../../host/realtime/late-realtime.tsx';
import { queryClientOf } from '../../host/data/query-client.ts';
import * as styles from './bubble-tool-page.css.ts';
import { Resume } from './resume.tsx';
import { Screen } from './screen.tsx';

/** The TV page: nothing of the portal is around it (access §2, chrome). */
export function BubbleToolPage() {
  const intl = useIntl();
  const ended = useAtomValue(endedSessionAtom);
  return (
    <QueryClientProvider client={queryClientOf(useApp())}>
      <PageTitle>{intl.formatMessage({ defaultMessage: 'TV page', description: "Title of the TV page's document" })}</PageTitle>
      <div className={styles.page}>
        <Screen />
      </div>
      {ended?.user && <Resume user={ended.user} />}
      <LateRealtime />
    </QueryClientProvider>
  );
}
