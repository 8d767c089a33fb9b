import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { DeleteIcon, Icon, IconButton, ImageAddIcon } from '@foyer/ui';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PictureDialog } from './picture-dialog.tsx';

/** Wide enough for the column of a text on a sharp screen, in px. */
const columnWidth = 1440;

/** The picture as a text holds it: in a size that suits its column, with what it shows in the language of the text where that is said. */
function figureOf({ link, image, alt }: Schemas['Medium'], locale: Locale) {
  const size = image?.variants.find(({ width }) => width >= columnWidth) ?? image?.variants.at(-1);
  const shown = image && { width: image.width, height: image.height };
  return { type: 'figure', attrs: { src: size?.src ?? link, alt: alt?.[locale] ?? image?.alt ?? '', ...shown } };
}

interface PictureToolProps {
  editor: Editor;
  locale: Locale;
  /** Whether the cursor is in a picture or its words. */
  within: boolean;
}

/** Puts a picture into a text, or takes the one at the cursor out. */
export function PictureTool({ editor, locale, within }: PictureToolProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      {within ? (
        <IconButton
          type="button"
          label={intl.formatMessage({ defaultMessage: 'Remove this picture', description: 'Button of the text editor' })}
          icon={<Icon icon={DeleteIcon} />}
          onClick={() => editor.chain().focus().deleteNode('figure').run()}
        />
      ) : (
        <IconButton
          type="button"
          label={intl.formatMessage({ defaultMessage: 'Picture', description: 'Button of the text editor' })}
          icon={<Icon icon={ImageAddIcon} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <PictureDialog
        open={open}
        title={<FormattedMessage defaultMessage="Picture in the text" description="Title of the dialog that chooses a picture" />}
        onClose={() => setOpen(false)}
        onChoose={(medium) => {
          setOpen(false);
          editor.chain().focus().insertContent(figureOf(medium, locale)).run();
        }}
      />
    </>
  );
}
