import { useApi } from '@foyer/api';
import { studioHotelChangesQuery } from '@foyer/api/studio';
import { useQuery } from '@tanstack/react-query';
import { RecordEvents } from '../records/record-events.tsx';
import { hotelWords } from './hotel-words.ts';

/** What was done to a hotel. */
export function HotelHistory({ id }: { id: string }) {
  const { data, error } = useQuery({ ...studioHotelChangesQuery(useApi(), id), staleTime: 0 });
  return <RecordEvents words={hotelWords} data={data} error={error} />;
}
