import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { defineMessages, FormattedMessage } from 'react-intl';

type State = Schemas['StudioPageState'];

const words = defineMessages({
  draft: { defaultMessage: 'Draft', description: 'State of a page in the studio' },
  changed: { defaultMessage: 'Changes not published', description: 'State of a page in the studio' },
  live: { defaultMessage: 'Live', description: 'State of a page in the studio' },
  deleted: { defaultMessage: 'Deleted', description: 'State of a page in the studio' },
});
const tones = { draft: 'neutral', changed: 'warning', live: 'positive', deleted: 'critical' } as const satisfies Record<State, string>;

/** Where a page stands, in a word or three. */
export const PageStateBadge = ({ state }: { state: State }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...words[state]} />
  </Badge>
);
