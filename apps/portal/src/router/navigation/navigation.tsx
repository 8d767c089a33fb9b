import { VisuallyHidden } from '@foyer/ui';
import type { Location } from 'react-router';
import { useAppError } from './use-app-error.ts';
import { useLateFonts } from './use-late-fonts.ts';
import { useLateTarget } from './use-late-target.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** Everything that has to happen between one page and the next. `first` is where the document began. */
export function Navigation({ first }: { first: Location }) {
  const announcer = useNavigationFocus(first);
  useAppError();
  useLateTarget();
  useLateFonts();
  return (
    <VisuallyHidden>
      <span role="status" ref={announcer} />
    </VisuallyHidden>
  );
}
