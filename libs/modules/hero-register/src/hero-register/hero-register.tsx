import type { Schemas } from '@foyer/api';
import { useState } from 'react';
import { RegisterHero } from '../register-hero/register-hero.tsx';
import { Registration, type RegistrationStep } from '../registration/registration.tsx';

/** A picture with title and subline, beside it the registration form (access §2). Where nobody may register the picture stands alone. */
export function HeroRegisterModule({ module }: { module: Schemas['HeroRegisterModule'] }) {
  const [step, setStep] = useState<RegistrationStep>('form');
  const { subline, background_image, signup_configuration, terms } = module.options;
  return (
    <RegisterHero title={module.title} subline={subline} image={background_image} headingLevel={2} rounded>
      {signup_configuration.active && (
        <Registration signup={signup_configuration} terms={terms} step={step} onStep={setStep} headingLevel={3} />
      )}
    </RegisterHero>
  );
}
