import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AllMessages } from '../language/all-messages.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';
import * as styles from './notices.css.ts';

/** What the portal has to say of itself, at the foot of every page. Where its words cannot be had, the page goes on without. */
export const Notices = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <AllMessages part="late">
        <div className={styles.notices}>
          <UpdateNotice />
          <OfflineNotice />
        </div>
      </AllMessages>
    </Suspense>
  </ErrorBoundary>
);
