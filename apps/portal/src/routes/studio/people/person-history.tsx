import { useApi } from '@foyer/api';
import { studioPersonChangesQuery } from '@foyer/api/studio';
import { useQuery } from '@tanstack/react-query';
import { RecordEvents } from '../records/record-events.tsx';
import { actionWords, fieldNames } from './people-words.ts';

const words = { actions: actionWords, fields: fieldNames };

/** What was done to an account. */
export function PersonHistory({ id }: { id: string }) {
  const { data, error } = useQuery({ ...studioPersonChangesQuery(useApi(), id), staleTime: 0 });
  return <RecordEvents words={words} data={data} error={error} />;
}
