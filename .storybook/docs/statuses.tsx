import { type Status, statuses } from '../status.ts';
import { StatusBlock } from './status-block.tsx';

/** What each status means. */
export const Statuses = () => (Object.keys(statuses) as Status[]).map((status) => <StatusBlock key={status} status={status} />);
