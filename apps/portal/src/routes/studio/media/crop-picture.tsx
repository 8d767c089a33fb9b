import type { Schemas } from '@foyer/api';
import { Button } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CropDialog } from './crop-dialog.tsx';

/** What parts can be cut out of (`cropMedium`). */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Opens the dialog that cuts a part out of a picture; nothing at what has no pixels. */
export function CropPicture({ medium }: { medium: Schemas['Medium'] }) {
  const [open, setOpen] = useState(false);
  if (!medium.image || !types.includes(medium.type)) return null;
  return (
    <div>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage defaultMessage="Crop" description="Button of the dialog of a picture: cuts a part out of it" />
      </Button>
      {open && <CropDialog medium={medium} image={medium.image} onClose={() => setOpen(false)} />}
    </div>
  );
}
