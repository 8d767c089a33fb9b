/** As whom a page is looked at. */
export type Reader = 'member' | 'guest';

/** Reads the address of the preview. */
export const readReader = (params: URLSearchParams): Reader => (params.get('as') === 'guest' ? 'guest' : 'member');

/** What the editor tells the preview in its frame: the working copy was saved. */
export const savedMessage = 'foyer-studio:saved';

/** What the preview tells the editor around it: it hears from now on what is saved. */
export const readyMessage = 'foyer-studio:ready';

/** What the editor tells the preview in its frame: this module is written now. */
export interface ChosenMessage {
  type: 'foyer-studio:chosen';
  module: string;
}

/** What the preview tells the editor around it: a module was pressed. */
export interface PressedMessage {
  type: 'foyer-studio:pressed';
  module: string;
}

const isOfType = (data: unknown, type: string): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type && 'module' in data && typeof data.module === 'string';

/** Whether a message of the preview says that a module was pressed. */
export const isPressed = (data: unknown): data is PressedMessage => isOfType(data, 'foyer-studio:pressed');

/** Whether a message of the editor says which module is written. */
export const isChosen = (data: unknown): data is ChosenMessage => isOfType(data, 'foyer-studio:chosen');
