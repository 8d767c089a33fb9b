import { useSnackbar } from '@foyer/ui';
import { useShellData } from '../app/shell-data.ts';

/** How long a failure of the registration is shown, in ms (access §9). */
const failureMs = 2500;

/** Shows a failure of the registration as a snackbar where the customer wants such messages (access §8); undefined where it is shown at the form. */
export function useRegistrationFailure(): ((text: string) => void) | undefined {
  const show = useSnackbar();
  const { show_system_notification_message: inPassing } = useShellData().settings.base_options;
  return inPassing ? (text) => show(text, { tone: 'critical', duration: failureMs }) : undefined;
}
