import type { Schemas } from '@foyer/api';
import { Button, CelebrateIcon, CheckIcon, Icon, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { CongratulationFailed } from './congratulation-failed.tsx';
import { useCongratulate } from './use-congratulate.ts';

interface CongratulateButtonProps {
  occasion: Schemas['Occasion'];
  /** Whether the reader has congratulated. */
  given: boolean;
}

/** Congratulates a colleague or takes it back; below it, why that was not sent. */
export function CongratulateButton({ occasion: { id, user }, given }: CongratulateButtonProps) {
  const { mutate, isPending, isSuccess, error } = useCongratulate(id);
  const { name } = user;
  const label = given ? (
    <FormattedMessage defaultMessage="Congratulated" description="Button of a colleague whom the reader has congratulated" />
  ) : (
    <FormattedMessage defaultMessage="Congratulate" description="Button that congratulates a colleague" />
  );
  const whom = given ? (
    <FormattedMessage
      defaultMessage="{name}: take back"
      description="Whom the button concerns that says that the reader has congratulated, and what it does; for screen readers"
      values={{ name }}
    />
  ) : (
    name
  );
  return (
    <>
      <Button
        look={given ? 'quiet' : 'secondary'}
        width="full"
        icon={<Icon icon={given ? CheckIcon : CelebrateIcon} />}
        pending={isPending}
        onClick={() => mutate(!given)}
      >
        {label} <VisuallyHidden>{whom}</VisuallyHidden>
      </Button>
      {error && <CongratulationFailed error={error} />}
      <VisuallyHidden role="status">
        {isSuccess &&
          (given ? (
            <FormattedMessage
              defaultMessage="Congratulations sent to {name}."
              description="Said by screen readers once a colleague has been congratulated"
              values={{ name }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Congratulations to {name} taken back."
              description="Said by screen readers once congratulations were taken back"
              values={{ name }}
            />
          ))}
      </VisuallyHidden>
    </>
  );
}
