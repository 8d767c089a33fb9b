import { ApiError, type Schemas } from '@foyer/api';
import { Alert, Disclosure, Stack, Text, useSnackbar } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { PictureUpload } from '../picture-upload.tsx';
import { useRefreshMedia } from './use-refresh-media.ts';
import { useTakePlace } from './use-take-place.ts';

interface ReplaceFileProps {
  medium: Schemas['Medium'];
  /** Whether a file is under way: it would be given up with the dialog. */
  onBusy: (busy: boolean) => void;
}

function useReplace({ id }: Schemas['Medium']) {
  const show = useSnackbar();
  const refresh = useRefreshMedia();
  const takePlace = useTakePlace(id);
  return useMutation({
    mutationFn: (uploaded: Schemas['Medium']) => takePlace(uploaded.id),
    onSuccess: () => {
      refresh.everywhere();
      void show(
        <FormattedMessage defaultMessage="The file has been replaced." description="After another file took the place of a medium's" />,
      );
    },
    onSettled: refresh.library,
  });
}

/** Takes another file in the place of a medium's: it is shown wherever the medium is. */
export function ReplaceFile({ medium, onBusy }: ReplaceFileProps) {
  const problemText = useProblemText();
  const replace = useReplace(medium);
  const refusal = replace.error instanceof ApiError ? replace.error.problem.errors[0]?.message : undefined;
  return (
    <Disclosure
      summary={
        <FormattedMessage
          defaultMessage="Replace the file"
          description="Opens the field that takes another file in the place of a medium's"
        />
      }
    >
      <Stack gap="s">
        <Text size="s" tone="muted">
          <FormattedMessage
            defaultMessage="The new file is shown wherever the old one is now. Name, description and folder stay."
            description="Above the field that takes another file in the place of a medium's"
          />
        </Text>
        {replace.error && (
          <Alert tone="critical" role="alert">
            {refusal ?? problemText(replace.error)}
          </Alert>
        )}
        <PictureUpload
          kind={medium.kind === 'image' ? 'image' : 'any'}
          several={false}
          onBusy={onBusy}
          onMedium={(uploaded) => replace.mutate(uploaded)}
        />
      </Stack>
    </Disclosure>
  );
}
