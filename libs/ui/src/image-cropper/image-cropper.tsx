import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ImageOffIcon, ResetIcon, ZoomInIcon, ZoomOutIcon } from '../icon/icons.ts';
import { useObjectUrl } from '../object-url/use-object-url.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './image-cropper.css.ts';
import { usePicture } from './use-picture.ts';
import { wholeArea, type CropArea } from './whole-area.ts';

const CropStage = lazy(() => import('./crop-stage.tsx').then((module) => ({ default: module.CropStage })));

export interface ImageCropperTexts {
  /** Names the frame and says how it is moved: "Bildausschnitt: Mit den Pfeiltasten verschieben". */
  area: string;
  /** Names the slider: "Vergrößerung". */
  zoom: string;
  /** Says how much it is enlarged: "1,5-fach". */
  zoomValue: (zoom: number) => string;
  reset: string;
  loading: string;
  /** Takes the place of a picture that cannot be shown, and says what to do. */
  broken: ReactNode;
}

export interface ImageCropperProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The picture: a chosen file, or an address. */
  image: Blob | string;
  /** Width by height of the part that is cut out. */
  aspect?: number;
  /** `round` shows how the picture will look in a circle; the area stays a rectangle. */
  mask?: 'rect' | 'round';
  /** Up to how many times it can be enlarged. */
  maxZoom?: number;
  /** The part to begin with; the largest one in the middle unless given. */
  defaultValue?: CropArea;
  /** Called once the picture is there and at every move; `undefined` while there is none or where it cannot be shown. */
  onChange: (area: CropArea | undefined) => void;
  texts: ImageCropperTexts;
}

const middle = { crop: { x: 0, y: 0 }, zoom: 1 };
const zoomStep = 0.1;

/**
 * Chooses a part of a picture: by dragging and pinching, arrow keys, and a slider. It gives back coordinates and leaves the cutting to
 * the server. What does the work is loaded when it is shown; until then its place is kept.
 */
export function ImageCropper(props: ImageCropperProps) {
  const { image, aspect = 1, mask = 'rect', maxZoom = 4, defaultValue, onChange, texts, className, onKeyDown, ...rest } = props;
  const sliderId = useId();
  const ownUrl = useObjectUrl(typeof image === 'string' ? undefined : image);
  const picture = usePicture(typeof image === 'string' ? image : ownUrl);
  const ready = picture.state === 'ready';
  const [{ crop, zoom }, setView] = useState(middle);
  const reported = useRef<CropArea>(undefined);

  const report = (area: CropArea | undefined) => {
    const same = reported.current && area && (['x', 'y', 'width', 'height'] as const).every((key) => reported.current?.[key] === area[key]);
    if (same || reported.current === area) return;
    reported.current = area;
    onChange(area);
  };
  const reset = useEffectEvent(() => {
    setView(middle);
    report(undefined);
  });
  useEffect(() => reset(), [image]);

  const setZoom = (next: number) => setView((view) => ({ ...view, zoom: Math.min(Math.max(next, 1), maxZoom) }));
  return (
    <div
      {...rest}
      className={classNames(styles.root, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!(event.target as Element).matches('[role="application"]')) return;
        if (event.key === '+') setZoom(zoom + zoomStep);
        if (event.key === '-') setZoom(zoom - zoomStep);
      }}
    >
      <div className={styles.stage}>
        {picture.state === 'broken' && (
          <div className={styles.message} role="alert">
            <Icon icon={ImageOffIcon} className={styles.sign} />
            <div>{texts.broken}</div>
          </div>
        )}
        {picture.state === 'loading' && <Waiting label={texts.loading} />}
        {ready && (
          <Suspense fallback={<Waiting label={texts.loading} />}>
            <CropStage
              {...{ picture, aspect, mask, crop, zoom, maxZoom, defaultValue }}
              label={texts.area}
              onCrop={(next) => setView((view) => ({ ...view, crop: next }))}
              onZoom={setZoom}
              onArea={(area) => report(wholeArea(area, picture))}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.controls}>
        <div className={styles.zoom}>
          <VisuallyHidden>
            <label htmlFor={sliderId}>{texts.zoom}</label>
          </VisuallyHidden>
          <Icon icon={ZoomOutIcon} />
          <input
            id={sliderId}
            type="range"
            className={styles.slider}
            min={1}
            max={maxZoom}
            step={zoomStep / 2}
            value={zoom}
            aria-valuetext={texts.zoomValue(zoom)}
            disabled={!ready}
            onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
          />
          <Icon icon={ZoomInIcon} />
        </div>
        <Button look="quiet" icon={<Icon icon={ResetIcon} />} disabled={!ready} onClick={() => setView(middle)}>
          {texts.reset}
        </Button>
      </div>
    </div>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <div className={styles.message}>
    <Spinner label={label} />
  </div>
);
