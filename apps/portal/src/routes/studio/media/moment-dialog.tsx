import { type Schemas, useApi } from '@foyer/api';
import { frameOf, uploadPoster } from '@foyer/api/uploads';
import { Alert, Button, Dialog, Stack, Text, useSnackbar } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import * as styles from './media.css.ts';
import { useRefreshMedia } from './use-refresh-media.ts';

interface MomentDialogProps {
  medium: Schemas['Medium'];
  onClose: () => void;
}

/** Takes the frame that a video shows as what stands for it; answers false where the browser has none. */
function useTakeMoment(id: string, onTaken: () => void) {
  const api = useApi();
  const show = useSnackbar();
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: async (video: HTMLVideoElement) => {
      const frame = await frameOf(video);
      if (frame) await uploadPoster(api, id, frame);
      return frame !== null;
    },
    onSuccess: (taken) => {
      if (!taken) return;
      refresh.everywhere();
      void show(
        <FormattedMessage
          defaultMessage="The preview has been changed."
          description="After a moment of a video was chosen to stand for it"
        />,
      );
      onTaken();
    },
    onSettled: refresh.library,
  });
}

/** Plays a video until the moment that stands for it. */
export function MomentDialog({ medium: { id, name, link, poster }, onClose }: MomentDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const use = useTakeMoment(id, onClose);
  const failed = state === 'failed' || use.data === false;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      pressBeside="stays"
      title={
        <FormattedMessage
          defaultMessage="Choose a moment"
          description="Title of the dialog that chooses the frame which stands for a video"
        />
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog that chooses a frame of a video' })}
      actions={
        <Button disabled={state !== 'ready'} pending={use.isPending} onClick={() => video.current && use.mutate(video.current)}>
          <FormattedMessage defaultMessage="Use this moment" description="Button of the dialog that chooses a frame of a video" />
        </Button>
      }
    >
      <Stack gap="m">
        {use.error && (
          <Alert tone="critical" role="alert">
            {problemText(use.error)}
          </Alert>
        )}
        {failed && (
          <Alert tone="critical" role="alert">
            <FormattedMessage
              defaultMessage="This browser cannot play the video. Choose a picture instead, or try another browser."
              description="In the dialog that chooses a frame of a video"
            />
          </Alert>
        )}
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Play the video or move along its bar, and stop where it shows what it is about."
            description="In the dialog that chooses a frame of a video"
          />
        </Text>
        <video
          ref={video}
          className={styles.film}
          aria-label={name}
          src={link}
          poster={poster?.src}
          controls
          muted
          playsInline
          preload="auto"
          onLoadedData={() => setState('ready')}
          onError={() => setState('failed')}
        />
      </Stack>
    </Dialog>
  );
}
