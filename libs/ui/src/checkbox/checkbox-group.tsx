import { useRef, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { CheckboxGroupContext } from './checkbox.tsx';

export interface CheckboxGroupProps extends FieldGroupProps {
  /** Under which the values are sent; every box of the group has it. */
  name?: string;
  /** The values that are on, for a controlled group. */
  value?: readonly string[];
  /** The values that are on at first. */
  defaultValue?: readonly string[];
  /** Called with the values that are now on, in the order of the boxes. */
  onChange?: (value: string[]) => void;
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
}

/** Any number out of several, as checkboxes under one legend. */
export function CheckboxGroup({ name, value, defaultValue, onChange, children, ...field }: CheckboxGroupProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const wire = (box: string) => (value ? { checked: value.includes(box) } : { defaultChecked: defaultValue?.includes(box) });
  const change = () => onChange?.([...boxes.current!.querySelectorAll<HTMLInputElement>('input:checked')].map((box) => box.value));
  return (
    <FieldGroup {...field}>
      <CheckboxGroupContext value={{ name, invalid: Boolean(field.error), wire }}>
        <div ref={boxes} onChange={change}>
          {children}
        </div>
      </CheckboxGroupContext>
    </FieldGroup>
  );
}
