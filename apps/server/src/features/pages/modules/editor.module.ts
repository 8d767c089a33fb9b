import type { Schemas } from '@foyer/api';
import { localize } from '../../../platform/db/localized.ts';
import { type EditorBlock, editorConfig, editorVisibility, sanitizeEditorHtml } from '../../editor/index.ts';
import type { MediaRow } from '../../../platform/storage/media.row.ts';
import { withCurrentMedia } from '../../../shared/media/current-media.ts';
import { mediaInText } from '../../../shared/media/media-in-html.ts';
import { defineModule, type Reading } from './define-module.ts';

const segments = (...parts: string[]): string => parts.map(encodeURIComponent).join('/');

/** For whom blocks are shown, and the media of their texts. */
interface Shown {
  locale: Reading['locale'];
  media: readonly MediaRow[];
}

/** HTML was sanitised when it was saved, and is again here: whatever else finds its way into the database is not sent. That costs a look-up. */
function toBlock({ id, kind, html: written, title }: EditorBlock, src: string, { locale, media }: Shown): Schemas['EditorBlock'] {
  const html = localize(written, locale);
  if (kind === 'html') return { id, kind, html: withCurrentMedia(sanitizeEditorHtml(html.text), media), locale: html.locale, frame: null };
  return { id, kind, html: '', locale: html.locale, frame: { src, title: localize(title ?? {}, locale).text } };
}

/** The blocks in the editor's order, in the reader's language; a block that nothing is written in is left out. */
export const definition = defineModule({
  type: 'editor',
  config: editorConfig,
  visibility: editorVisibility,
  async resolve({ version, blocks }, { orgId, locale, media, pageId, moduleId, frameToken, workingCopy, textOf, editorScripts }) {
    // What is not published yet has no frames but for those who hold the link.
    const token = frameToken ? `&token=${encodeURIComponent(frameToken)}` : '';
    const copy = workingCopy ? '&working_copy=true' : '';
    const frames = `/api/v2/pages/${segments(pageId)}/modules/${segments(moduleId)}/frames`;
    const shown = blocks.filter(({ html }) => textOf(html).trim() !== '');
    const inTexts = shown.flatMap(({ kind, html }) => (kind === 'html' ? mediaInText(localize(html, locale).text) : []));
    const reading: Shown = { locale, media: await media.findAll(orgId, inTexts) };
    return {
      options: { scripts: await editorScripts({ orgId, pageId, moduleId }) },
      results: shown.map((block) =>
        toBlock(block, `${frames}/${segments(block.id)}?v=${version}&locale=${locale}${token}${copy}`, reading),
      ),
    };
  },
});
