import { Icon } from '../icon/icon.tsx';
import { ExternalIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Goes within a link, after its text, where the link leaves the app; `label` says so to those who do not see the sign. */
export function ExternalSign({ label }: { label: string }) {
  return (
    <>
      <Icon icon={ExternalIcon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
