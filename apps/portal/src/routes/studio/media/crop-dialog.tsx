import type { Schemas } from '@foyer/api';
import { Alert, Button, Dialog, ImageCropper, NativeSelect, Stack, useSnackbar } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useCropTexts } from './use-crop-texts.tsx';
import { useCropping } from './use-cropping.ts';

/** Usual proportions, width by height. */
const proportions = [
  [16, 9],
  [3, 2],
  [4, 3],
  [1, 1],
  [3, 4],
] as const;

interface CropDialogProps {
  medium: Schemas['Medium'];
  image: Schemas['Image'];
  onClose: () => void;
}

/** Cuts a part out of a picture: as another one of the library, or in its place wherever it is shown. */
export function CropDialog({ medium, image, onClose }: CropDialogProps) {
  const intl = useIntl();
  const show = useSnackbar();
  const problemText = useProblemText();
  const texts = useCropTexts();
  const [proportion, setProportion] = useState('');
  const [area, setArea] = useState<Schemas['CropArea']>();
  const crop = useCropping(medium, ({ inPlace }) => {
    void show(
      inPlace ? (
        <FormattedMessage defaultMessage="The picture has been cropped." description="After a part took the place of a picture" />
      ) : (
        <FormattedMessage defaultMessage="The crop is a new picture of the library." description="After a part of a picture was saved" />
      ),
    );
    onClose();
  });
  const [width, height] = proportion ? proportion.split(':').map(Number) : [image.width, image.height];
  const save = (inPlace: boolean) => area && crop.mutate({ area, inPlace });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      pressBeside="stays"
      title={<FormattedMessage defaultMessage="Crop the picture" description="Title of the dialog that cuts a part out of a picture" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog that cuts a part out of a picture' })}
      actions={
        <>
          <Button look="secondary" disabled={!area || crop.isPending} onClick={() => save(false)}>
            <FormattedMessage defaultMessage="Save as a new picture" description="Button of the dialog that cuts a part out of a picture" />
          </Button>
          <Button disabled={!area} pending={crop.isPending} onClick={() => save(true)}>
            <FormattedMessage
              defaultMessage="Crop everywhere"
              description="Button of the dialog that cuts a part out of a picture: wherever it is shown"
            />
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {crop.error && (
          <Alert tone="critical" role="alert">
            {problemText(crop.error)}
          </Alert>
        )}
        <NativeSelect
          label={<FormattedMessage defaultMessage="Proportions" description="Field of the dialog that cuts a part out of a picture" />}
          value={proportion}
          onChange={setProportion}
        >
          <option value="">
            {intl.formatMessage({ defaultMessage: 'As it is', description: 'Proportions of the part of a picture' })}
          </option>
          {proportions.map(([wide, high]) => (
            <option key={`${wide}:${high}`} value={`${wide}:${high}`}>
              {intl.formatMessage(
                { defaultMessage: '{width} to {height}', description: 'Proportions of the part of a picture' },
                { width: wide, height: high },
              )}
            </option>
          ))}
        </NativeSelect>
        <ImageCropper key={proportion} image={medium.link} aspect={width! / height!} onChange={setArea} texts={texts} />
      </Stack>
    </Dialog>
  );
}
