import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { stateWords } from './people-words.ts';

const tones = { active: 'positive', invited: 'info', blocked: 'critical' } as const;

/** Where an account stands, in a word. */
export const PersonStateBadge = ({ state }: { state: Schemas['StudioPersonState'] }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...stateWords[state]} />
  </Badge>
);
