import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { stateWords } from './product-words.ts';

const tones = { offered: 'positive', planned: 'info', ended: 'neutral', withdrawn: 'neutral' } as const;

/** Whether members are offered a reward, in a word. */
export const ProductStateBadge = ({ state }: { state: Schemas['StudioProductState'] }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...stateWords[state]} />
  </Badge>
);
