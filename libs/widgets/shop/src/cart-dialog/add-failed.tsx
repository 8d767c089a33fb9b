import type { ApiError } from '@foyer/api';
import { Alert, Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import type { AddToCart } from '../cart/use-cart.ts';
import { useFailureText } from '../cart/use-failure-text.ts';

/** A refusal will not change by asking again; a failure may. */
const mayHelp = (status: number) => status === 0 || status >= 500;

/** Says that the chosen reward did not get into the cart. */
export function AddFailed({ adding, error }: { adding: AddToCart; error: ApiError }) {
  const text = useFailureText();
  return (
    <Alert
      tone="critical"
      role="alert"
      title={<FormattedMessage defaultMessage="The reward is not in the cart." description="Title of an alert in the cart" />}
      action={
        mayHelp(error.status) &&
        adding.variables && (
          <Button look="secondary" onClick={() => adding.mutate(adding.variables!)}>
            <FormattedMessage defaultMessage="Try again" description="Button where something of the shop failed" />
          </Button>
        )
      }
    >
      {text(error)}
    </Alert>
  );
}
