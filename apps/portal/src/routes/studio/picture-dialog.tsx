import type { Schemas } from '@foyer/api';
import { Button, Dialog } from '@foyer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DescribePicture } from './describe-picture.tsx';
import * as styles from './picture-field.css.ts';
import type { MediaKind } from './media-kinds.ts';
import { PictureLibrary } from './picture-library.tsx';
import { PictureUpload } from './picture-upload.tsx';

type Medium = Schemas['Medium'];

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (medium: Medium) => void;
  /** What it chooses for; the picture of the article unless it is said. */
  title?: ReactNode;
  /** What will do; a picture unless it is said. */
  kind?: MediaKind;
  /** Where several are chosen: those that are. It stays open until it is closed. */
  chosen?: readonly string[];
}

/** A picture of which no one has said what it shows, in any language. */
const isUndescribed = ({ kind, alt }: Medium): boolean => kind === 'image' && !Object.values(alt ?? {}).some(Boolean);

/** Chooses a picture, a video, subtitles or any file: a new one from the device, or one of the library. What a picture shows is asked for where no one has said it. */
export function PictureDialog({ open, onClose, onChoose, title, kind = 'image', chosen }: PictureDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [undescribed, setUndescribed] = useState<Medium[]>([]);
  const [busy, setBusy] = useState(false);
  const [asked] = undescribed;
  const close = () => {
    setUndescribed([]);
    onClose();
  };
  const choose = (medium: Medium) => {
    // Several may have been uploaded at once: one is asked about after the other.
    if (isUndescribed(medium)) return setUndescribed((waiting) => [...waiting, medium]);
    setUndescribed((waiting) => waiting.filter(({ id }) => id !== medium.id));
    onChoose(medium);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      width="l"
      pressBeside="stays"
      title={title ?? <FormattedMessage defaultMessage="Picture of the article" description="Title of the dialog that chooses a picture" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog that chooses a picture' })}
      actions={
        chosen &&
        !asked && (
          <Button pending={busy} onClick={close}>
            <FormattedMessage defaultMessage="Done" description="Button of the dialog that chooses several pictures or files" />
          </Button>
        )
      }
    >
      {asked && <DescribePicture key={asked.id} medium={asked} onDescribed={choose} />}
      {/* It stays: what is uploaded meanwhile goes on. */}
      <div className={styles.parts} hidden={Boolean(asked)}>
        <PictureUpload
          kind={kind}
          several={chosen !== undefined}
          onBusy={setBusy}
          onMedium={(medium) => {
            // It is in the library from now on.
            void queries.invalidateQueries({ queryKey: ['get', '/media'] });
            choose(medium);
          }}
        />
        <PictureLibrary kind={kind} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  );
}
