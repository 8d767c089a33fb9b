import { Alert } from '@foyer/ui';

/** Says that the next page of a list could not be fetched; the button below tries again. */
export function MoreFailed({ text }: { text: string }) {
  return (
    <Alert tone="critical" role="alert">
      {text}
    </Alert>
  );
}
