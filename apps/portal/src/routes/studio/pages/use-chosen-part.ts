import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

interface Chosen {
  /** A module's id; `null` for the page itself. */
  id: string | null;
  /** On phones the form takes the place of the list. */
  open: boolean;
  /** Grows when the form is to be shown from its first fault. */
  faults: number;
}

/** Which part of a page is written. The form has the focus where it takes the list's place, or is to show what is wrong. */
export function useChosenPart(form: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<Chosen>({ id: null, open: false, faults: 0 });
  const { id, open, faults } = chosen;
  useLayoutEffect(() => {
    if (!open || !form.current) return;
    const invalid = faults > 0 && form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    const listShows = (form.current.previousElementSibling as HTMLElement | null)?.offsetParent !== null;
    if (invalid) invalid.focus();
    else if (faults > 0 || !listShows) form.current.querySelector<HTMLElement>('[data-form-heading]')?.focus();
  }, [form, id, open, faults]);
  const choose = useCallback((part: string | null) => setChosen({ id: part, open: true, faults: 0 }), []);
  const goToFault = useCallback((part: string | null) => setChosen((now) => ({ id: part, open: true, faults: now.faults + 1 })), []);
  const close = useCallback(() => setChosen((now) => ({ ...now, open: false, faults: 0 })), []);
  // What is not there any more gives way to the page itself; on phones the list stays.
  const leave = useCallback((part: string) => setChosen((now) => (now.id === part ? { id: null, open: false, faults: 0 } : now)), []);
  return { chosen: id, open, faults, choose, goToFault, close, leave };
}
