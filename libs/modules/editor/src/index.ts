import type { Schemas } from '@foyer/api';

export { EditorModule } from './editor/editor.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type EditorModuleData = Schemas['EditorModule'];
