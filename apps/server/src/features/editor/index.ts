export { type EditorBlock, editorConfig, editorVisibility } from './editor.config.ts';
export { createEditorHandlers } from './editor.handlers.ts';
export { sanitizeEditorHtml } from './editor.html.ts';
export { createEditorRepository } from './editor.repository.ts';
export { toStored } from './editor.service.ts';
