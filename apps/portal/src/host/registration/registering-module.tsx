import { localePath, paths } from '@foyer/links';
import type { HeroRegisterModuleProps } from '@foyer/module-hero-register';
import type { Draft } from '@foyer/module-hero-register/parts';
import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { wantedPath, wantedQuery } from '../links/redirects.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';
import { registeredAtom } from './registered-atom.ts';
import { useRegistrationFailure } from './use-registration-failure.ts';
import { PortalSnackbars } from '../snackbars/portal-snackbars.tsx';

type HeroModule = ComponentType<HeroRegisterModuleProps>;

/** The hero registration as the portal goes on with it: on the registration's route, with failures shown as the customer wants (access §4, §8). */
export function registering(Module: HeroModule): ComponentType<Pick<HeroRegisterModuleProps, 'module'>> {
  function Registering({ module }: Pick<HeroRegisterModuleProps, 'module'>) {
    const { store } = useApp();
    const locale = useLocale();
    const navigate = useNavigate();
    const [search] = useSearchParams();
    const onFailure = useRegistrationFailure();
    const goOn = (draft: Draft) => {
      store.set(registeredAtom, draft);
      const query = new URLSearchParams(wantedQuery(search));
      query.set('step', 'mailbox');
      void navigate(`${localePath(locale, paths.registration)}?${query.toString()}`);
    };
    return <Module module={module} redirect={wantedPath(search)} onRegistered={goOn} onFailure={onFailure} />;
  }
  return function RegisteringModule({ module }) {
    return (
      <PortalSnackbars>
        <Registering module={module} />
      </PortalSnackbars>
    );
  };
}
