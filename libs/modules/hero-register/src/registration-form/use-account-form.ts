import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '../registration/use-failure-text.ts';
import { readForm } from './read-form.ts';
import { type FormRules, useFormRules } from './use-form-rules.ts';
import { type Draft, type Field, type FieldErrors, fields, useRegister } from './use-register.ts';

interface Options {
  rules: FormRules;
  onFailure: ((text: string) => void) | undefined;
  onDone: (draft: Draft) => void;
}

/** What the form knows: what is wrong, whether it is being sent, and where the focus belongs after an attempt. */
export function useAccountForm({ rules, onFailure, onDone }: Options) {
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const check = useFormRules(rules);
  const idOf = (field: Field) => `${prefix}-${field.split('.').at(-1)}`;
  const wrong = fields.filter((field) => errors[field]);
  // Several wrong fields are listed above the form, and the list takes the focus itself.
  const only = wrong.length === 1 ? idOf(wrong[0]!) : undefined;
  useLayoutEffect(() => {
    if (attempts > 0 && only) document.getElementById(only)?.focus();
  }, [attempts, only]);

  const refuse = (refused: FieldErrors) => {
    setErrors(refused);
    setAttempts((count) => count + 1);
  };
  const { pending, register } = useRegister(
    () => onDone(readForm(form.current!).draft),
    ({ fields: refused, failure: error }) => {
      refuse(refused);
      if (!error) return;
      const text = failureText(error);
      if (onFailure) onFailure(text);
      else setFailure(text);
    },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { body } = readForm(form.current!);
    const faults = check(body);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return refuse(faults);
    setErrors({});
    register(body);
  }
  return { form, idOf, errors, wrong, failure, attempts, pending, submit };
}
