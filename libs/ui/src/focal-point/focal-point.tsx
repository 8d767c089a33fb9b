import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ResetIcon } from '../icon/icons.ts';
import { Image, type ImageSource } from '../image/image.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './focal-point.css.ts';
import { middle, type Point, pointAt, pointAfterKey } from './point.ts';

export interface FocalPointTexts {
  /** Names the control: "Focal point". */
  label: string;
  /** Name the two sliders that screen readers find: "From the left", "From the top". */
  x: string;
  y: string;
  /** Says where on its way a slider is: "33 %". */
  value: (share: number) => string;
  /** Says what it is for and how it is set. */
  hint: ReactNode;
  reset: ReactNode;
  /** Stand below the picture as it is cut. */
  wide: ReactNode;
  tall: ReactNode;
}

export interface FocalPointProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  image: ImageSource;
  /** The point, from 0 to 1 of width and height; null for the middle. */
  value: Point | null;
  onChange: (point: Point | null) => void;
  texts: FocalPointTexts;
}

/** Sets the point of a picture that stays in view where it is cut: pressed or dragged in the picture, or moved by the arrow keys. Below it is cut wide and tall. */
export function FocalPoint({ image, value, onChange, texts, className, ...rest }: FocalPointProps) {
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const point = value ?? middle;
  // By the element itself: the page's policy refuses `style` attributes in HTML.
  useLayoutEffect(() => {
    mark.current?.style.setProperty('left', `${point.x * 100}%`);
    mark.current?.style.setProperty('top', `${point.y * 100}%`);
  }, [point.x, point.y]);
  const press = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) =>
    onChange(pointAt({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()));
  const sliders = [
    { axis: 'x', label: texts.x },
    { axis: 'y', label: texts.y },
  ] as const;
  return (
    <div {...rest} role="group" aria-label={texts.label} aria-describedby={hint} className={classNames(styles.root, className)}>
      <p id={hint} className={styles.hint}>
        {texts.hint}
      </p>
      <div
        ref={area}
        className={styles.area}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // A drag of the picture itself, and the focus of the page, would begin.
          event.preventDefault();
          area.current?.querySelector('input')?.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
          press(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && press(event)}
        onKeyDown={(event: KeyboardEvent) => {
          const next = pointAfterKey(point, event.key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
      >
        <Image {...image} alt="" sizes="(min-width: 740px) 24rem, 90vw" className={styles.picture} />
        {sliders.map(({ axis, label }) => (
          <VisuallyHidden key={axis}>
            <input
              type="range"
              aria-label={label}
              aria-valuetext={texts.value(point[axis])}
              min={0}
              max={1}
              step={0.01}
              value={point[axis]}
              onChange={({ currentTarget }) => onChange({ ...point, [axis]: currentTarget.valueAsNumber })}
            />
          </VisuallyHidden>
        ))}
        <span ref={mark} className={styles.mark} aria-hidden />
      </div>
      <div className={styles.cuts}>
        {(['wide', 'tall'] as const).map((shape) => (
          <figure key={shape} className={styles.cut}>
            <div className={styles.box[shape]}>
              <Image {...image} focal_point={point} alt="" ratio="fill" sizes="16rem" />
            </div>
            <figcaption>{texts[shape]}</figcaption>
          </figure>
        ))}
      </div>
      <div>
        <Button look="quiet" icon={<Icon icon={ResetIcon} />} disabled={value === null} onClick={() => onChange(null)}>
          {texts.reset}
        </Button>
      </div>
    </div>
  );
}
