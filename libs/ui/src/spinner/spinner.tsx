import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { spinner } from './spinner.css.ts';

/** A turning ring as tall as the text. With a label it announces to screen readers what is under way; without one it is decoration. */
export function Spinner({ label }: { label?: ReactNode }) {
  const ring = <span className={spinner} aria-hidden />;
  if (!label) return ring;
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
