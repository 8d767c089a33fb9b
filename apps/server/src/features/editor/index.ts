export { type EditorBlock, editorConfig, editorVisibility } from './editor.config.ts';
export { createEditorHandlers } from './editor.handlers.ts';
export { sanitizeEditorHtml } from './editor.html.ts';
export { rules as editorRules } from './editor.rules.ts';
export { createEditorScripts, toStored } from './editor.service.ts';
export { cleanEditorConfig, untitledFrames } from './editor.working-copy.ts';
