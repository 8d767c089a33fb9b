import { type ComponentType, useEffect, useState } from 'react';
import { useUser } from '../app/shell-data.ts';
import type { ReadingProps } from './reading.tsx';

/** What helps reading a long text, loaded once the page is hydrated: the first view needs nothing of it. For members, whose places are kept. */
export function LateReading(text: Omit<ReadingProps, 'userId'>) {
  const userId = useUser()?.user_id;
  const [Reading, setReading] = useState<ComponentType<ReadingProps>>();
  useEffect(() => {
    if (!userId) return;
    import('./reading.tsx').then((module) => setReading(() => module.Reading)).catch(() => undefined); // texts can be read without it
  }, [userId]);
  return Reading && userId && <Reading key={`${text.id} ${text.version}`} {...text} userId={userId} />;
}
