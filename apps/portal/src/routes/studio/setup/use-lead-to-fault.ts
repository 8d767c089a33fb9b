import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field for which a save was refused, once for each save. Attach what it returns to the fields' container. */
export function useLeadToFault(error: Error | null): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
