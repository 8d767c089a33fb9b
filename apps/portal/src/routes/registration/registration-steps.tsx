import { Registration, type RegistrationStep } from '@foyer/module-hero-register/parts';
import { useSnackbar } from '@foyer/ui';
import { useSearchParams } from 'react-router';
import { wantedPath } from '../../app/redirects.ts';
import { useShellData } from '../../app/shell-data.ts';

/** How long a failure of the registration is shown, in ms (access §9). */
const failureMs = 2500;

/** The steps of the registration. The active one stands in the address, so that it is still there when the page is loaded again. */
export function RegistrationSteps({ headingLevel }: { headingLevel: 1 | 2 }) {
  const show = useSnackbar();
  const [search, setSearch] = useSearchParams();
  const { base_options, signup_configuration, terms } = useShellData().settings;
  const go = (step: RegistrationStep) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (step === 'form') next.delete('step');
      else next.set('step', step);
      return next;
    });
  return (
    <Registration
      signup={signup_configuration}
      terms={terms}
      step={search.get('step') === 'mailbox' ? 'mailbox' : 'form'}
      onStep={go}
      headingLevel={headingLevel}
      redirect={wantedPath(search)}
      onFailure={
        base_options.show_system_notification_message ? (text) => show(text, { tone: 'critical', duration: failureMs }) : undefined
      }
    />
  );
}
