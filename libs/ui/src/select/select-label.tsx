import type { ReactNode } from 'react';

interface SelectLabelProps {
  /** The id under which the button names itself by this label. */
  id: string;
  /** The id of the button. */
  controlId: string;
  children: ReactNode;
}

/** The words of a label whose control is a button: a press on them focuses the list's field, as with a native one, and does not open it. */
export function SelectLabel({ id, controlId, children }: SelectLabelProps) {
  return (
    <span
      id={id}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(controlId)?.focus();
      }}
    >
      {children}
    </span>
  );
}
