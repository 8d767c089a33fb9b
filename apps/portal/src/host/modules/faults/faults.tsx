import { BrokenModule, type BrokenModuleProps } from './broken-module.tsx';
import { ModuleFaults, type ModuleFaultsProps } from './module-faults.tsx';

/** A module that the browser cannot show, or a place of a page and what the server could not show there. */
export type FaultsProps = BrokenModuleProps | ModuleFaultsProps;

/** What of a page is not shown, in its place, for those who write content. One door, so that it is loaded at once and at first need. */
export const Faults = (props: FaultsProps) => ('why' in props ? <BrokenModule {...props} /> : <ModuleFaults {...props} />);
