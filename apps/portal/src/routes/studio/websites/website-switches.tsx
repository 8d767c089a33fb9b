import type { Schemas } from '@foyer/api';
import { Switch } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

type Switches = Pick<Schemas['StudioEmbedSiteContent'], 'guests' | 'enabled'>;

/** Whom a website's widgets are for, and whether they work. */
export const WebsiteSwitches = ({ guests, enabled, onChange }: Switches & { onChange: (some: Partial<Switches>) => void }) => (
  <>
    <Switch
      label={<FormattedMessage defaultMessage="Open to visitors" description="Switch of the dialog about a website" />}
      description={
        <FormattedMessage
          defaultMessage="Visitors who are not logged in see birthdays and anniversaries of members who allow it in their settings."
          description="At a switch of the dialog about a website"
        />
      }
      checked={guests}
      onChange={(on) => onChange({ guests: on })}
    />
    <Switch
      label={<FormattedMessage defaultMessage="Switched on" description="Switch of the dialog about a website" />}
      checked={enabled}
      onChange={(on) => onChange({ enabled: on })}
    />
  </>
);
