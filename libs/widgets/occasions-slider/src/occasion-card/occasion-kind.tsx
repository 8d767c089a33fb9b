import type { Schemas } from '@foyer/api';
import { AwardIcon, CakeIcon, Icon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** What is celebrated, with its icon. */
export const OccasionKind = ({ type }: Pick<Schemas['Occasion'], 'type'>) => (
  <>
    <Icon icon={type === 'birthday' ? CakeIcon : AwardIcon} />
    {type === 'birthday' ? (
      <FormattedMessage defaultMessage="Birthday" description="Label of a person's birthday" />
    ) : (
      <FormattedMessage defaultMessage="Work anniversary" description="Label of a person's anniversary of working here" />
    )}
  </>
);
