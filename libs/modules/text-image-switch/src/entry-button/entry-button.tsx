import { type Schemas, useApi } from '@foyer/api';
import { ExternalIcon, Icon, LinkButton, type LinkButtonProps, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { buttonTarget } from './button-target.ts';

interface EntryButtonProps {
  entry: Schemas['TextImageEntry'];
  look?: LinkButtonProps['look'];
}

/** The button of an entry; nothing where the entry has no text or no place to lead to. */
export function EntryButton({ entry, look = 'secondary' }: EntryButtonProps) {
  const target = buttonTarget(useApi().locale, entry.button_url);
  if (!entry.button_text || !target) return null;
  const { href, external } = target;
  return (
    <div>
      <LinkButton look={look} href={href} {...(external && { target: '_blank', rel: 'noopener', iconEnd: <ExternalSign /> })}>
        {entry.button_text}
      </LinkButton>
    </div>
  );
}

function ExternalSign() {
  return (
    <>
      <Icon icon={ExternalIcon} />
      <VisuallyHidden>
        <FormattedMessage defaultMessage="(opens in a new tab)" description="Read aloud after the text of a link that leaves the portal" />
      </VisuallyHidden>
    </>
  );
}
