import type { Editor } from '@tiptap/core';
import {
  BoldIcon,
  Heading2Icon,
  Heading3Icon,
  Heading4Icon,
  ItalicIcon,
  ListIcon,
  ListOrderedIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from '@foyer/ui';
import { useEditorState } from '@tiptap/react';
import { useIntl } from 'react-intl';

/** What is on where the cursor is, and what can be taken back. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  h2: editor.isActive('heading', { level: 2 }),
  h3: editor.isActive('heading', { level: 3 }),
  h4: editor.isActive('heading', { level: 4 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
  figure: editor.isActive('figure'),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
});

/** The buttons that format a text, in their order. */
export function useFormatTools(editor: Editor) {
  const intl = useIntl();
  const state = useEditorState({ editor, selector: stateOf });
  const run = () => editor.chain().focus();
  const tools = [
    {
      ...{ id: 'bold', icon: BoldIcon, pressed: state.bold, run: () => run().toggleBold().run() },
      label: intl.formatMessage({ defaultMessage: 'Bold', description: 'Button of the text editor' }),
    },
    {
      ...{ id: 'italic', icon: ItalicIcon, pressed: state.italic, run: () => run().toggleItalic().run() },
      label: intl.formatMessage({ defaultMessage: 'Italic', description: 'Button of the text editor' }),
    },
    ...([2, 3, 4] as const).map((level) => ({
      ...{ id: `h${level}`, icon: { 2: Heading2Icon, 3: Heading3Icon, 4: Heading4Icon }[level] },
      pressed: { 2: state.h2, 3: state.h3, 4: state.h4 }[level],
      run: () => run().toggleHeading({ level }).run(),
      label: intl.formatMessage(
        { defaultMessage: 'Subheading {level}', description: 'Button of the text editor; level 1 is the largest of three' },
        { level: level - 1 },
      ),
    })),
    {
      ...{ id: 'bullets', icon: ListIcon, pressed: state.bullets, run: () => run().toggleBulletList().run() },
      label: intl.formatMessage({ defaultMessage: 'Bullet list', description: 'Button of the text editor' }),
    },
    {
      ...{ id: 'numbers', icon: ListOrderedIcon, pressed: state.numbers, run: () => run().toggleOrderedList().run() },
      label: intl.formatMessage({ defaultMessage: 'Numbered list', description: 'Button of the text editor' }),
    },
    {
      ...{ id: 'quote', icon: QuoteIcon, pressed: state.quote, run: () => run().toggleBlockquote().run() },
      label: intl.formatMessage({ defaultMessage: 'Quote', description: 'Button of the text editor' }),
    },
  ];
  const history = [
    {
      ...{ id: 'undo', icon: UndoIcon, possible: state.undo, run: () => run().undo().run() },
      label: intl.formatMessage({ defaultMessage: 'Undo', description: 'Button of the text editor: takes the last change back' }),
    },
    {
      ...{ id: 'redo', icon: RedoIcon, possible: state.redo, run: () => run().redo().run() },
      label: intl.formatMessage({ defaultMessage: 'Redo', description: 'Button of the text editor: makes a change again' }),
    },
  ];
  return { tools, history, state };
}
