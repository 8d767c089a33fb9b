import type { Schemas } from '@foyer/api';
import { useState } from 'react';
import { MailboxStep } from '../mailbox-step/mailbox-step.tsx';
import { RegistrationForm } from '../registration-form/registration-form.tsx';
import type { Draft } from '../registration-form/use-register.ts';
import * as styles from './registration.css.ts';

/** The step of a registration: the form, then the mailbox. */
export type RegistrationStep = 'form' | 'mailbox';

/** See `Registration`. */
export interface RegistrationProps {
  signup: Schemas['SignupConfiguration'];
  /** The terms to agree to; null where the customer has none. */
  terms: Schemas['Terms'] | null;
  /** The active step. */
  step: RegistrationStep;
  /** `draft` is what was registered, where the form is done. */
  onStep: (step: RegistrationStep, draft?: Draft) => void;
  /** What was registered elsewhere, where the step begins with the mailbox. */
  registered?: Draft;
  /** The level of the step's own heading. */
  level: 1 | 2 | 3;
  /** The path of the portal, without its language, that the visitor wanted to reach. */
  redirect?: string;
  /** Shows what concerns no field, such as a server that is away; without it that is shown above the form. */
  onFailure?: (text: string) => void;
}

/** Registers a visitor: the form, then the way to their mailbox (access §2, §4). What was typed is there again when they come back to the form. */
export function Registration({ signup, terms, step, onStep, registered, level, redirect, onFailure }: RegistrationProps) {
  const [draft, setDraft] = useState(registered);
  return (
    <div className={styles.registration}>
      {step === 'form' ? (
        <RegistrationForm
          signup={signup}
          terms={terms}
          draft={draft}
          level={level}
          redirect={redirect}
          onFailure={onFailure}
          onDone={(done) => {
            setDraft(done);
            onStep('mailbox', done);
          }}
        />
      ) : (
        <MailboxStep draft={draft} level={level} onBack={() => onStep('form')} />
      )}
    </div>
  );
}
