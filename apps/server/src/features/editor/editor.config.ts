import { z } from 'zod';
import { entries, html, shownAs, title } from '../../shared/content/config-fields.ts';

/** What a module editor holds: HTML, sanitised; or a frame, whose HTML is as it was written and whose title says what it shows. */
export const editorConfig = z.object({
  /** Grows with every change. */
  version: z.int().nonnegative().meta(shownAs('kept')),
  blocks: entries({ kind: z.enum(['html', 'frame']), title: title.nullable().default(null), html }),
});

/** Who is shown the module, and the documents of its frames. */
export const editorVisibility = 'all';

/** What a module editor holds, as it is stored. */
export type EditorContent = z.output<typeof editorConfig>;

export type EditorBlock = EditorContent['blocks'][number];
