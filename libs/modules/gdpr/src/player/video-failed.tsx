import { Button, CompactErrorState, Icon, RetryIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './player.css.ts';

/**
 * In place of a video that did not arrive or that the browser cannot play. It says little, so that it fits where a phone shows the video and
 * nothing moves; the other way out, the download, is below the video anyway.
 */
export function VideoFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <CompactErrorState
        title={
          <FormattedMessage
            defaultMessage="The video can't be played. You can download it below."
            description="In place of the training's video that failed; the link to download it follows"
          />
        }
        action={
          <Button look="primary" icon={<Icon icon={RetryIcon} />} onClick={onRetry}>
            <FormattedMessage defaultMessage="Try again" description="Button in place of the training's video that failed" />
          </Button>
        }
      />
    </div>
  );
}
