export { createEditorHandlers } from './editor.handlers.ts';
export { sanitizeEditorHtml } from './editor.html.ts';
export { createEditorRepository, type EditorRepository } from './editor.repository.ts';
export { toStored } from './editor.service.ts';
