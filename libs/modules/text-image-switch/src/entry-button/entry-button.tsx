import { type Schemas, useApi } from '@foyer/api';
import { linkTarget, useNewTabText } from '@foyer/i18n';
import { ExternalSign, LinkButton, type LinkButtonProps } from '@foyer/ui';

interface EntryButtonProps {
  entry: Schemas['TextImageEntry'];
  look?: LinkButtonProps['look'];
}

/** The button of an entry; nothing where the entry has no text or no place to lead to. */
export function EntryButton({ entry, look = 'secondary' }: EntryButtonProps) {
  const newTab = useNewTabText();
  const target = linkTarget(useApi().locale, entry.button_url);
  if (!entry.button_text || !target) return null;
  const { href, external } = target;
  return (
    <div>
      <LinkButton
        look={look}
        href={href}
        {...(external && { target: '_blank', rel: 'noopener', iconEnd: <ExternalSign label={newTab} /> })}
      >
        {entry.button_text}
      </LinkButton>
    </div>
  );
}
