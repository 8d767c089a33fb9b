import { Registration, type RegistrationStep } from '@foyer/module-hero-register/parts';
import { useSearchParams } from 'react-router';
import { wantedPath } from '../../host/links/redirects.ts';
import { useShellData } from '../../host/app/shell-data.ts';
import { useApp } from '../../host/app/use-app.ts';
import { registeredAtom } from '../../host/registration/registered-atom.ts';
import { useRegistrationFailure } from '../../host/registration/use-registration-failure.ts';

/** The steps of the registration. The active one is in the address, so that it is still there when the page is loaded again. */
export function RegistrationSteps({ level }: { level: 1 | 2 }) {
  const { store } = useApp();
  const onFailure = useRegistrationFailure();
  const [search, setSearch] = useSearchParams();
  const { signup_configuration, terms } = useShellData().settings;
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
      level={level}
      redirect={wantedPath(search)}
      registered={store.get(registeredAtom)}
      onFailure={onFailure}
    />
  );
}
