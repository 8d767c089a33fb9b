import type { Schemas } from '@foyer/api';

export { UseCasesModule } from './use-cases/use-cases.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type UseCasesModuleData = Schemas['UseCasesModule'];
