import type { Schemas } from '@foyer/api';
import { useState } from 'react';
import type { Draft } from '../registration-form/use-register.ts';
import { RegisterHero } from '../register-hero/register-hero.tsx';
import { Registration, type RegistrationStep } from '../registration/registration.tsx';

/** See `HeroRegisterModule`. */
export interface HeroRegisterModuleProps {
  module: Schemas['HeroRegisterModule'];
  /** The path of the portal, without its language, that other services lead back to. */
  redirect?: string;
  /** Goes on after the form, on the registration's own route (access §4); without it the next step takes the module's place. */
  onRegistered?: (draft: Draft) => void;
  /** Shows what concerns no field; without it that is shown above the form. */
  onFailure?: (text: string) => void;
}

/** A picture with title and subline, beside it the registration form (access §2). Where visitors may not register the picture is alone. */
export function HeroRegisterModule({ module, redirect, onRegistered, onFailure }: HeroRegisterModuleProps) {
  const [step, setStep] = useState<RegistrationStep>('form');
  const { subline, background_image, signup_configuration, terms } = module.options;
  const go = (next: RegistrationStep, draft?: Draft) => (draft && onRegistered ? onRegistered(draft) : setStep(next));
  return (
    <RegisterHero title={module.title} subline={subline} image={background_image} level={2} rounded>
      {signup_configuration.active && (
        <Registration {...{ terms, step, redirect, onFailure }} signup={signup_configuration} onStep={go} level={3} />
      )}
    </RegisterHero>
  );
}
