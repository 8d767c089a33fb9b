import { anEditorContent } from '../factories/editor-module.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Answers the content of every module editor. */
export const getEditorContent = (content: Schemas['EditorContent'] = anEditorContent()) => mock('getEditorContent', () => content);
export const getEditorContentFails = failing('getEditorContent', 404, 'not_found');

/** Keeps what is saved, as it is sent; a change of another version is refused. */
export const setEditorContent = (content: Schemas['EditorContent'] = anEditorContent()) =>
  mock('setEditorContent', ({ body }) =>
    body.version === content.version
      ? { ...content, version: content.version + 1, blocks: body.blocks }
      : problem(409, 'changed_meanwhile'),
  );
export const setEditorContentFails = failing('setEditorContent', 409, 'changed_meanwhile');

/** Answers every frame with a document that says nothing of its height. */
export const getEditorFrame = () =>
  mock('getEditorFrame', () => new Response('<!doctype html><p>22 °C</p>', { headers: { 'content-type': 'text/html' } }));
export const getEditorFrameFails = failing('getEditorFrame', 404, 'not_found');
