import type { Schemas } from '@foyer/api';
import { Dialog } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DescribePicture } from './describe-picture.tsx';
import * as styles from './picture-field.css.ts';
import { PictureLibrary } from './picture-library.tsx';
import { PictureUpload } from './picture-upload.tsx';

type Medium = Schemas['Medium'];

interface PictureDialogProps {
  /** What the picture is for; that of an article unless it is said. */
  title?: ReactNode;
  open: boolean;
  onClose: () => void;
  onChoose: (medium: Medium) => void;
}

/** Whether it is said what a picture shows, in any language. */
const isDescribed = ({ alt }: Medium): boolean => Object.values(alt ?? {}).some(Boolean);

/** Chooses a picture: a new one from the device, or one of the library. What it shows is asked for where no one has said it. */
export function PictureDialog({ title, open, onClose, onChoose }: PictureDialogProps) {
  const intl = useIntl();
  const [undescribed, setUndescribed] = useState<Medium>();
  const close = () => {
    setUndescribed(undefined);
    onClose();
  };
  const choose = (medium: Medium) => {
    if (!isDescribed(medium)) return setUndescribed(medium);
    setUndescribed(undefined);
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
    >
      {undescribed ? (
        <DescribePicture medium={undescribed} onDescribed={choose} />
      ) : (
        <div className={styles.parts}>
          <PictureUpload onMedium={choose} />
          <PictureLibrary onChoose={choose} />
        </div>
      )}
    </Dialog>
  );
}
