import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Link } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';

/** Says that neither menu nor settings lead to a page that readers could see: the next step of who has just published their first. */
export function NoWayNote({ page: { state, uses } }: { page: Pick<Schemas['StudioPage'], 'state' | 'uses'> }) {
  const locale = useLocale();
  if (state === 'draft' || uses.length > 0) return null;
  return (
    <Alert tone="info">
      <FormattedMessage
        defaultMessage="No entry of the menu leads to this page; readers find it by links and the search. <link>Open the menu</link>"
        description="In the editor of a published page"
        values={{ link: (words) => <Link href={localePath(locale, paths.studioMenu)}>{words}</Link> }}
      />
    </Alert>
  );
}
