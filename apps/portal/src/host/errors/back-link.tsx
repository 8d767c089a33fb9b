import { LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useBack } from './use-back.ts';

/** The way back on error pages (access §2). */
export function BackLink() {
  return (
    <LinkButton look="primary" {...useBack()}>
      <FormattedMessage defaultMessage="Back" description="Link on error pages that leads to the previous page" />
    </LinkButton>
  );
}
