import type { Editor } from '@tiptap/core';
import type { Locale } from '@foyer/i18n';
import { Icon, IconButton, LinkIcon, Toolbar } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LinkDialog } from './link-dialog.tsx';
import { PictureTool } from './picture-tool.tsx';
import * as styles from './rich-text.css.ts';
import { TableMenu } from './table-menu.tsx';
import { useFormatTools } from './use-format-tools.ts';

interface RichTextToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  /** The language of the text. */
  locale: Locale;
}

/** The tools above a text. */
export function RichTextToolbar({ editor, controls, locale }: RichTextToolbarProps) {
  const intl = useIntl();
  const { tools, history, state } = useFormatTools(editor);
  const [linking, setLinking] = useState(0);
  return (
    <div className={styles.tools}>
      <Toolbar
        label={intl.formatMessage({ defaultMessage: 'Formatting', description: 'Name of the toolbar above a text that is written' })}
        aria-controls={controls}
        // A press leaves the cursor where it is, and with it what is switched on for the next letter.
        onMouseDown={(event) => event.preventDefault()}
      >
        {tools.map(({ id, label, icon, pressed, run }) => (
          <IconButton key={id} type="button" label={label} icon={<Icon icon={icon} />} pressed={pressed} onClick={run} />
        ))}
        <IconButton
          type="button"
          label={intl.formatMessage({ defaultMessage: 'Link', description: 'Button of the text editor' })}
          icon={<Icon icon={LinkIcon} />}
          pressed={state.link}
          aria-haspopup="dialog"
          onClick={() => setLinking(linking + 1)}
        />
        <PictureTool editor={editor} locale={locale} within={state.figure} />
        <TableMenu editor={editor} within={state.table} />
        {history.map(({ id, label, icon, possible, run }) => (
          <IconButton
            key={id}
            type="button"
            label={label}
            icon={<Icon icon={icon} directional />}
            aria-disabled={!possible}
            onClick={run}
          />
        ))}
      </Toolbar>
      {linking > 0 && <LinkDialog key={linking} editor={editor} />}
    </div>
  );
}
