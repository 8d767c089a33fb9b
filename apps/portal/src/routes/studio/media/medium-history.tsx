import { useApi } from '@foyer/api';
import { mediumChangesQuery } from '@foyer/api/uploads';
import { useQuery } from '@tanstack/react-query';
import { RecordEvents } from '../records/record-events.tsx';
import { mediumWords } from './medium-words.ts';

/** What was done to a medium. */
export function MediumHistory({ id }: { id: string }) {
  const { data, error } = useQuery({ ...mediumChangesQuery(useApi(), id), staleTime: 0 });
  return <RecordEvents words={mediumWords} data={data} error={error} />;
}
