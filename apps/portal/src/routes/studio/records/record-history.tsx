import { Disclosure, SkeletonText } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface RecordHistoryProps {
  /** The level of its heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Folds what was done to an account, a hotel, a reward or a medium; it is read when it is opened. */
export function RecordHistory({ level = 2, children }: RecordHistoryProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      level={level}
      summary={<FormattedMessage defaultMessage="History" description="Heading in the studio above what was done" />}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      {opened ? children : <SkeletonText lines={4} />}
    </Disclosure>
  );
}
