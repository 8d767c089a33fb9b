import { ToDo } from './to-do.tsx';

/** What stands between the greeting and the modules of a member's start page. */
export const HomeHead = () => <ToDo />;
