import { CloudOffIcon, EmptyState } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './bubble-tool.css.ts';
import { Frame, type FrameProps } from './frame.tsx';

/** The screen before it has ever had a content: no one is there to press a button, so it says that it goes on trying. */
export function BubbleToolUnavailable(props: FrameProps) {
  return (
    <Frame {...props}>
      <div className={styles.message}>
        <EmptyState
          icon={CloudOffIcon}
          title={<FormattedMessage defaultMessage="No connection at the moment" description="TV page that could not load anything yet" />}
        >
          <FormattedMessage
            defaultMessage="The screen will keep trying."
            description="Below the title of a TV page that could not load anything yet"
          />
        </EmptyState>
      </div>
    </Frame>
  );
}
