import { ApiError } from '@foyer/api';
import { Alert, Button, Card, Checkbox, FileDropzone, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useOffline } from '../../../host/connection/connection.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useListTexts } from './use-list-texts.ts';

const types = ['.csv', 'text/csv', '.txt'];
const maxSize = 2_097_152;

interface ImportFileProps {
  file: File | undefined;
  /** Whether new people are mailed an invitation; undefined where the customer takes no passwords. */
  invite: boolean | undefined;
  /** Why the last request failed. */
  failure: unknown;
  pending: boolean;
  isChecked: boolean;
  onFile: (file: File | undefined) => void;
  onInvite: (invite: boolean) => void;
  onCheck: () => void;
}

/** The file that is imported, and what else happens with it. */
export function ImportFile({ file, invite, failure, pending, isChecked, onFile, onInvite, onCheck }: ImportFileProps) {
  const problemText = useProblemText();
  const offline = useOffline();
  const { dropzone, noFile } = useListTexts();
  const refused = failure instanceof ApiError ? failure.problem.errors.find(({ field }) => field === 'file')?.message : undefined;
  return (
    <Card padding="l">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onCheck();
        }}
      >
        <Stack gap="m">
          {Boolean(failure) && !refused && (
            <Alert tone="critical" role="alert">
              {problemText(failure)}
            </Alert>
          )}
          <FileDropzone
            label={<FormattedMessage defaultMessage="List of people" description="Field for a CSV file" />}
            hint={<FormattedMessage defaultMessage="A CSV file, at most 2 MB" description="Hint at the field for a CSV file" />}
            error={refused}
            accept={types}
            maxSize={maxSize}
            texts={dropzone}
            files={file ? [{ id: file.name, file }] : []}
            onChoose={([chosen]) => onFile(chosen)}
            onRemove={() => onFile(undefined)}
          />
          {invite !== undefined && (
            <Checkbox
              checked={invite}
              onChange={onInvite}
              label={
                <FormattedMessage
                  defaultMessage="Invite new people by e-mail: they get a link to set their password, good for seven days"
                  description="Checkbox where a list of people is imported"
                />
              }
            />
          )}
          {!isChecked && (
            <div>
              <Button type="submit" pending={pending} disabledReason={file && !offline ? undefined : noFile(offline)}>
                <FormattedMessage
                  defaultMessage="Check the file"
                  description="Button where a list of people is imported; nothing is stored yet"
                />
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Card>
  );
}
