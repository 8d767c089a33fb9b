import { Alert, Button, Checkbox, Dialog, Stack, Text } from '@foyer/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface ConsentDialogProps {
  open: boolean;
  /** The toggle that is to be turned on. */
  subject: string;
  pending: boolean;
  /** What went wrong. */
  error: React.ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for the consent that a toggle needs, with a box to tick (access §4). */
export function ConsentDialog({ open, subject, pending, error, onConfirm, onClose }: ConsentDialogProps) {
  const intl = useIntl();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Your consent" description="Title of the dialog that asks for consent to a setting" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog that asks for consent to a setting' })}
      actions={
        <>
          <Button look="secondary" aria-disabled={pending || undefined} onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Button of the dialog that asks for consent to a setting" />
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            <FormattedMessage defaultMessage="Agree and turn on" description="Button of the dialog that asks for consent to a setting" />
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        <Text>
          <FormattedMessage
            defaultMessage="“{setting}” shows other members information about you and needs your consent. You can turn it off again at any time."
            description="Text of the dialog that asks for consent to a setting; setting is the toggle's name"
            values={{ setting: subject }}
          />
        </Text>
        <ConsentForm id={formId} onAgree={onConfirm} />
      </Stack>
    </Dialog>
  );
}

/** The box; made again with each opening of the dialog, so that no tick stays from before. */
function ConsentForm({ id, onAgree }: { id: string; onAgree: () => void }) {
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!ticked);
        if (ticked) onAgree();
      }}
    >
      <Checkbox
        checked={ticked}
        required
        onChange={(checked) => {
          setTicked(checked);
          setMissing(false);
        }}
        label={
          <FormattedMessage
            defaultMessage="I agree to my data being processed for this."
            description="Box in the dialog that asks for consent to a setting"
          />
        }
        error={
          missing && (
            <FormattedMessage
              defaultMessage="Please tick the box first, or cancel."
              description="Error below the box of the dialog that asks for consent to a setting"
            />
          )
        }
      />
    </form>
  );
}
