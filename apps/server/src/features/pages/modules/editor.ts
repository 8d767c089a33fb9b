import type { Schemas } from '@foyer/api';
import { localize } from '../../../platform/db/localized.ts';
import type { ModuleConfig } from '../../../shared/content/module-config.ts';
import { sanitizeEditorHtml } from '../../editor/index.ts';
import type { ModuleResolver, Reading } from './resolver.ts';

type Config = Extract<ModuleConfig, { type: 'editor' }>['config'];

const segments = (...parts: string[]): string => parts.map(encodeURIComponent).join('/');

/** HTML was sanitised when it was saved. It is here once more, for whatever else finds its way into the database; that costs a look-up. */
function toBlock(block: Config['blocks'][number], src: string, locale: Reading['locale']): Schemas['EditorBlock'] {
  const { id, kind } = block;
  const html = localize(block.html, locale);
  if (kind === 'html') return { id, kind, html: sanitizeEditorHtml(html.text), locale: html.locale, frame: null };
  return { id, kind, html: '', locale: html.locale, frame: { src, title: localize(block.title ?? {}, locale).text } };
}

/** The blocks in the editor's order, in the reader's language; a block that nothing is written in is left out. */
export const resolveEditor: ModuleResolver<'editor'> = async ({ id, type, title, config }, reading, { editor }) => {
  const { orgId, locale, pageId, frameToken } = reading;
  const written = config.blocks.filter(({ html }) => localize(html, locale).text.trim() !== '');
  // What is not published yet has no frames but for whoever holds the link.
  const token = frameToken ? `&token=${encodeURIComponent(frameToken)}` : '';
  const frames = `/api/v2/pages/${segments(pageId)}/modules/${segments(id)}/frames`;
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: { scripts: await editor.scripts({ orgId, pageId, moduleId: id }) },
    results: written.map((block) => toBlock(block, `${frames}/${segments(block.id)}?v=${config.version}&locale=${locale}${token}`, locale)),
  };
};
