import { type Schemas, useApi } from '@foyer/api';
import { studioChangesQuery } from '@foyer/api/studio';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Disclosure, SkeletonText, Stack, Text } from '@foyer/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { ChangeList } from './change-list.tsx';

interface ChangeHistoryProps {
  part: Schemas['StudioPart'];
  /** The version that is changed. */
  present: number;
  /** Called with what a version said; it becomes a change that is saved as usual. */
  onRestore: (content: Schemas['StudioChangeContent']) => void;
}

/** Who changed it, when and what, and the way back to each version. */
export function ChangeHistory({ part, present, onRestore }: ChangeHistoryProps) {
  const api = useApi();
  const intl = useIntl();
  const take = intl.formatMessage({
    defaultMessage: 'Take this version',
    description: 'Button in the history of menu, look or settings; it is saved afterwards',
  });
  const problemText = useProblemText();
  const { data: changes, error } = useQuery({ ...studioChangesQuery(api, part), staleTime: 0 });
  const restore = useMutation({
    mutationFn: async (version: number) =>
      (await api.client.GET('/studio/{part}/changes/{version}', { params: { path: { part, version } } })).data!,
    onSuccess: onRestore,
  });
  const failure = error ?? restore.error;
  return (
    <Disclosure
      level={2}
      summary={<FormattedMessage defaultMessage="History" description="Heading above who changed menu, look or settings" />}
    >
      <Stack gap="s">
        {failure && (
          <Alert tone="critical" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        {!changes && !failure && <SkeletonText lines={4} />}
        {changes?.length === 0 && (
          <Text tone="muted">
            <FormattedMessage defaultMessage="Nothing has been changed yet." description="In place of who changed menu, look or settings" />
          </Text>
        )}
        {changes && (
          <ChangeList
            changes={changes}
            beside={({ version, saved_at }) =>
              version === present ? (
                <Text as="span" size="s" tone="muted">
                  <FormattedMessage defaultMessage="Current version" description="Mark in the history of menu, look or settings" />
                </Text>
              ) : (
                <Button
                  look="quiet"
                  aria-label={[take, intl.formatDate(saved_at, shortDateTime)].join(' ')}
                  pending={restore.isPending && restore.variables === version}
                  onClick={() => restore.mutate(version)}
                >
                  {take}
                </Button>
              )
            }
          />
        )}
      </Stack>
    </Disclosure>
  );
}
