import { Fragment, type ReactNode } from 'react';
import { useApp } from '../app/use-app.ts';
import type { SharedPartName } from './shared-modules.ts';

const noMarks = { before: null, after: null };

interface SharedPartProps {
  name: SharedPartName;
  children: ReactNode;
}

/**
 * A part of the frame that all members see alike, of one customer, language and address: the server renders it once and takes that for the others. It must
 * show nothing of the member, but whether they came by single sign-on.
 */
export function SharedPart({ name, children }: SharedPartProps) {
  const { shared } = useApp();
  const place = shared?.placeOfPart(name);
  if (place !== undefined) return <template id={place} />;
  const { before, after } = shared?.marksOf(name) ?? noMarks;
  // Always three, so that ids are those of this place.
  return (
    <>
      {before}
      <Fragment>{children}</Fragment>
      {after}
    </>
  );
}
