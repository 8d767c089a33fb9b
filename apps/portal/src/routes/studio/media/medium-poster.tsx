import { type Schemas, useApi } from '@foyer/api';
import { Alert, Button, Cluster, Stack, Text } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { PictureDialog } from '../picture-dialog.tsx';
import { MomentDialog } from './moment-dialog.tsx';
import { useRefreshMedia } from './use-refresh-media.ts';

/** Chooses what stands for a video or PDF: a moment of the video, the first page, or another picture. Nothing at other kinds. */
export function MediumPoster({ medium }: { medium: Schemas['Medium'] }) {
  const { client, locale } = useApi();
  const problemText = useProblemText();
  const refresh = useRefreshMedia();
  const [open, setOpen] = useState<'moment' | 'picture'>();
  const choose = useMutation({
    mutationFn: (id: string | null) =>
      client.PUT('/media/{id}/poster', {
        params: { path: { id: medium.id }, query: { locale } },
        body: { medium_id: id, uploaded_for_it: false },
      }),
    onSuccess: refresh.everywhere,
    onSettled: refresh.library,
  });
  if (medium.kind !== 'video' && medium.kind !== 'pdf') return null;
  return (
    <Stack gap="s">
      {choose.error && (
        <Alert tone="critical" role="alert">
          {problemText(choose.error)}
        </Alert>
      )}
      <Text size="s" tone="muted">
        {medium.kind === 'video' ? (
          <FormattedMessage
            defaultMessage="The preview is shown before the video plays and in lists of files."
            description="Above the buttons that choose the picture which stands for a video"
          />
        ) : (
          <FormattedMessage
            defaultMessage="The preview is shown in lists of files. Unless you choose a picture, it is the first page."
            description="Above the buttons that choose the picture which stands for a PDF"
          />
        )}
      </Text>
      <Cluster gap="s">
        {medium.kind === 'video' ? (
          <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen('moment')}>
            <FormattedMessage
              defaultMessage="Choose a moment"
              description="Button: the picture that stands for a video becomes a frame of it"
            />
          </Button>
        ) : (
          <Button look="secondary" pending={choose.isPending} onClick={() => choose.mutate(null)}>
            <FormattedMessage
              defaultMessage="Draw the first page"
              description="Button: the picture that stands for a PDF becomes its first page"
            />
          </Button>
        )}
        <Button look="secondary" aria-haspopup="dialog" disabled={choose.isPending} onClick={() => setOpen('picture')}>
          <FormattedMessage defaultMessage="Choose a picture" description="Button: another picture stands for a video or PDF" />
        </Button>
      </Cluster>
      {open === 'moment' && <MomentDialog medium={medium} onClose={() => setOpen(undefined)} />}
      <PictureDialog
        open={open === 'picture'}
        title={
          <FormattedMessage
            defaultMessage="Preview"
            description="Title of the dialog that chooses the picture which stands for a video or PDF"
          />
        }
        onClose={() => setOpen(undefined)}
        onChoose={({ id }) => {
          setOpen(undefined);
          choose.mutate(id);
        }}
      />
    </Stack>
  );
}
