import { CloseIcon, classNames, ExpandIcon, Icon, IconButton, IconLink, PauseIcon, PlayIcon } from '@foyer/ui';
import { useIntl } from 'react-intl';
import * as styles from './controls.css.ts';

interface ControlsProps {
  /** No one is there: they are hidden. */
  resting: boolean;
  paused: boolean;
  onPause: (paused: boolean) => void;
  /** The way back for the person who sets the screen up. */
  leaveHref: string;
}

function toggleFullScreen(): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Some screens do not allow it; what is there stays as it is.
  done.catch(() => undefined);
}

/** For the person who sets the screen up: shown on pointer or keyboard input, hidden again after a while. */
export function Controls({ resting, paused, onPause, leaveHref }: ControlsProps) {
  const intl = useIntl();
  return (
    <div className={classNames(styles.controls, resting && styles.resting)}>
      <IconButton
        icon={<Icon icon={paused ? PlayIcon : PauseIcon} />}
        label={
          paused
            ? intl.formatMessage({ defaultMessage: 'Resume', description: 'Button of the TV page that stands still' })
            : intl.formatMessage({ defaultMessage: 'Pause', description: 'Button of the TV page that stops everything that turns' })
        }
        onClick={() => onPause(!paused)}
      />
      <IconButton
        icon={<Icon icon={ExpandIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Full screen', description: 'Button of the TV page' })}
        onClick={toggleFullScreen}
      />
      <IconLink
        icon={<Icon icon={CloseIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Back to the portal', description: 'Link of the TV page' })}
        href={leaveHref}
      />
    </div>
  );
}
