import Cropper, { type Point } from 'react-easy-crop';
import * as styles from './crop-stage.css.ts';
import { stageRatio } from './stage-ratio.ts';
import type { CropArea } from './whole-area.ts';

interface CropStageProps {
  picture: { src: string; width: number; height: number };
  aspect: number;
  mask: 'rect' | 'round';
  label: string;
  crop: Point;
  zoom: number;
  maxZoom: number;
  defaultValue: CropArea | undefined;
  onCrop: (crop: Point) => void;
  onZoom: (zoom: number) => void;
  onArea: (area: CropArea) => void;
}

/** Pixels of the screen that an arrow key moves the picture; a fifth of it with the shift key. */
const keyboardStep = 10;

/** The picture behind its frame. Loaded when there is a picture to crop. */
export function CropStage({ picture, aspect, mask, label, crop, zoom, maxZoom, defaultValue, onCrop, onZoom, onArea }: CropStageProps) {
  const shape = picture.width / picture.height >= stageRatio ? 'wide' : 'tall';
  return (
    <Cropper
      // Another picture begins at the start again.
      key={picture.src}
      image={picture.src}
      aspect={aspect}
      crop={crop}
      zoom={zoom}
      maxZoom={maxZoom}
      initialCroppedAreaPixels={defaultValue as CropArea}
      onCropChange={onCrop}
      onZoomChange={onZoom}
      onCropAreaChange={(_percentages, area) => onArea(area)}
      keyboardStep={keyboardStep}
      // A wheel scrolls the page, as everywhere; with Ctrl, and so by two fingers on a touch pad, it enlarges.
      onWheelRequest={({ ctrlKey }) => ctrlKey}
      showGrid={false}
      disableAutomaticStylesInjection
      classes={{
        containerClassName: styles.container,
        mediaClassName: styles.picture({ shape }),
        cropAreaClassName: styles.area({ mask }),
      }}
      // Screen readers hand on the arrow keys of an application only.
      cropperProps={{ role: 'application', 'aria-label': label }}
    />
  );
}
