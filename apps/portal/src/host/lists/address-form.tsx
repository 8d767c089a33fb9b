import type { ReactNode } from 'react';

interface AddressFormProps {
  /** The query of the address it leads to. */
  search: URLSearchParams;
  /** What is done instead of going there, once the page is alive. */
  onSubmit: () => void;
  /** Its button, of the type `submit`. */
  children: ReactNode;
}

/** A step of a list that its address names: without scripts the browser goes there, with them it is done in place. */
export function AddressForm({ search, onSubmit, children }: AddressFormProps) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {[...search].map(([name, value]) => (
        <input key={name + value} type="hidden" {...{ name, value }} />
      ))}
      {children}
    </form>
  );
}
