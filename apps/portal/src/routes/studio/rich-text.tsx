import { type Locale, locales } from '@foyer/i18n';
import { proseClass } from '@foyer/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import * as styles from './rich-text.css.ts';
import { extensions } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

/** A text is turned into HTML once typing has rested so long, in ms: of a long one that takes longer than a keystroke may. */
const restMs = 300;

export interface RichTextProps {
  /** The name of the field, by the id of its label. */
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  locale: Locale;
  /** Where it changes and was not written here, the text is replaced. */
  html: string;
  onChange: (html: string) => void;
  /** Registers what hands over a text at once that rests no more. */
  addSource: (flush: () => void) => () => void;
}

/** In a list Tab indents, in a table it goes to the next cell: after Escape it leaves the text, as everywhere else. */
function createLeaving() {
  let escaped = false;
  return (_view: unknown, { key }: KeyboardEvent): boolean => {
    const leaves = escaped && key === 'Tab';
    if (key !== 'Shift') escaped = key === 'Escape';
    return leaves;
  };
}

/** A text with headings, lists, links, quotes and tables. Loaded when an article is written. */
export default function RichText({ labelledBy, describedBy, invalid, locale, html, onChange, addSource }: RichTextProps) {
  const id = useId();
  const known = useRef(html);
  const [leaving] = useState(createLeaving);
  const { tag, direction } = locales[locale];
  // The same object as long as it says the same: another one would draw the whole text again.
  const editorProps = useMemo(() => {
    const attributes = {
      ...{ id, role: 'textbox', class: `${proseClass} ${styles.text}`, 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      ...{ lang: tag, dir: direction },
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
    };
    return { transformPastedHTML: cleanPasted, attributes, handleDOMEvents: { keydown: leaving } };
  }, [id, labelledBy, describedBy, invalid, tag, direction, leaving]);
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The portal's own styles: the policy of the page refuses others.
    injectCSS: false,
    editorProps,
  });
  const handOver = useEffectEvent(onChange);
  useEffect(() => {
    if (!editor) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (waiting === undefined || editor.isDestroyed) return;
      clearTimeout(waiting);
      waiting = undefined;
      known.current = editor.isEmpty ? '' : editor.getHTML();
      handOver(known.current);
    };
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(flush, restMs);
    };
    editor.on('update', later);
    editor.on('blur', flush);
    const remove = addSource(flush);
    return () => {
      flush();
      remove();
      editor.off('update', later);
      editor.off('blur', flush);
    };
  }, [editor, addSource]);
  useEffect(() => {
    if (!editor || html === known.current) return;
    known.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div className={styles.frame} data-invalid={invalid || undefined}>
      {editor && <RichTextToolbar editor={editor} controls={id} locale={locale} />}
      <EditorContent editor={editor} />
    </div>
  );
}
