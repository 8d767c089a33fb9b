/** As whom a page is looked at. */
export type Reader = 'member' | 'guest';

/** Reads the address of the preview. */
export const readReader = (params: URLSearchParams): Reader => (params.get('as') === 'guest' ? 'guest' : 'member');

/** What the editor tells the preview in its frame: the working copy was saved. */
export const savedMessage = 'foyer-studio:saved';

/** What the preview tells the editor around it: it hears from now on what is saved. */
export const readyMessage = 'foyer-studio:ready';

/** What the preview tells the editor around it: a module was pressed. */
export interface PressedMessage {
  type: 'foyer-studio:pressed';
  module: string;
}

/** Whether a message is the preview's own. */
export const isPressed = (data: unknown): data is PressedMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'foyer-studio:pressed' && 'module' in data;
