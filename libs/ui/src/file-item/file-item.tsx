import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Clamp } from '../clamp/clamp.tsx';
import { fileExtension, fileIcons, fileKind } from '../file-card/file-kind.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon, RetryIcon } from '../icon/icons.ts';
import { Image } from '../image/image.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './file-item.css.ts';
import { useObjectUrl } from '../object-url/use-object-url.ts';

export interface FileItemProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the file; its extension says what kind it is. */
  name: string;
  /** How large it is, with its unit. */
  size?: ReactNode;
  /** Shown instead of the sign where it is a picture: the file itself or its address. */
  picture?: Blob | string | undefined;
  /** How much of it is uploaded, from 0 to 1, or `unknown`. */
  progress?: number | 'unknown' | undefined;
  /** Names the progress for screen readers: "Uploading sommerfest.jpg". Needed with `progress`. */
  progressLabel?: string;
  /** Why it was not uploaded. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Names the button with the file: "Upload sommerfest.jpg again". Needed with `onRetry`. */
  retryLabel?: string;
  onRemove?: (() => void) | undefined;
  /** Names the button with the file: "Remove sommerfest.jpg". Needed with `onRemove`. */
  removeLabel?: string;
}

/** A file on its way to the server: what it is, how far it has come, and what can be done about it. */
export function FileItem({ name, size, picture, progress, progressLabel, error, ...others }: FileItemProps) {
  const { onRetry, retryLabel = '', onRemove, removeLabel = '', className, ...rest } = others;
  const own = useObjectUrl(typeof picture === 'object' ? picture : undefined);
  const src = typeof picture === 'string' ? picture : own;
  return (
    <div {...rest} className={classNames(styles.item, Boolean(error) && styles.failed, className)}>
      <span className={styles.face}>
        {src ? <Image src={src} alt="" width={48} height={48} ratio="1:1" /> : <Icon icon={fileIcons[fileKind(name)]} />}
      </span>
      <div className={styles.body}>
        <Clamp lines={2} align="page" className={styles.name} title={name}>
          {name}
        </Clamp>
        {error && <div className={styles.error}>{error}</div>}
        {!error && progress !== undefined && (
          <Progress label={progressLabel} labelHidden value={progress === 'unknown' ? undefined : progress} max={1} />
        )}
        {!error && progress === undefined && (
          <p className={styles.facts}>
            <bdi>{fileExtension(name).toUpperCase()}</bdi>
            {fileExtension(name) && size !== undefined ? <>{' · '}</> : null}
            <bdi>{size}</bdi>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {onRetry && <IconButton label={retryLabel} icon={<Icon icon={RetryIcon} />} onClick={onRetry} />}
        {onRemove && <IconButton label={removeLabel} icon={<Icon icon={CloseIcon} />} onClick={onRemove} />}
      </div>
    </div>
  );
}
