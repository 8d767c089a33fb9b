import { useApi } from '@foyer/api';
import { studioProductChangesQuery } from '@foyer/api/studio';
import { useQuery } from '@tanstack/react-query';
import { RecordEvents } from '../records/record-events.tsx';
import { productWords } from './product-words.ts';

/** What was done to a reward. */
export function ProductHistory({ id }: { id: string }) {
  const { data, error } = useQuery({ ...studioProductChangesQuery(useApi(), id), staleTime: 0 });
  return <RecordEvents words={productWords} data={data} error={error} />;
}
