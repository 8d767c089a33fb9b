import { Disclosure, SkeletonText } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Folds what was done to an account, a hotel or a reward; it is read when it is opened. */
export function RecordHistory({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      level={2}
      summary={<FormattedMessage defaultMessage="History" description="Heading in the studio above what was done" />}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      {opened ? children : <SkeletonText lines={4} />}
    </Disclosure>
  );
}
