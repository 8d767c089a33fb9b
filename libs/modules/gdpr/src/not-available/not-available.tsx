import { EmptyState, LanguagesIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { Stage } from '../stage/stage.tsx';

/** In place of the video where there is none in the reader's language; the languages there are follow. */
export function NotAvailable() {
  return (
    <Stage>
      <EmptyState
        icon={LanguagesIcon}
        title={
          <FormattedMessage defaultMessage="The video is not available in your language" description="In place of the training's video" />
        }
      >
        <FormattedMessage
          defaultMessage="You can watch it in one of these languages:"
          description="In place of the training's video; buttons with languages follow"
        />
      </EmptyState>
    </Stage>
  );
}
