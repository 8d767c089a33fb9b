import { Button, CompactErrorState } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { ChunkLoadError } from '../app/chunk.ts';

/** In place of a part of the page that failed. Code that did not arrive comes with a new document; a fault of the part would only come again. */
export function PartError({ error }: { error: unknown }) {
  return (
    <CompactErrorState
      action={
        error instanceof ChunkLoadError && (
          <Button look="secondary" onClick={() => location.reload()}>
            <FormattedMessage defaultMessage="Reload" description="Button in place of a module whose code did not load" />
          </Button>
        )
      }
      title={
        <FormattedMessage
          defaultMessage="This part of the page can't be shown right now."
          description="In place of a dashboard module that failed"
        />
      }
    />
  );
}
