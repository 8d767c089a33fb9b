import { localePath, paths } from '@foyer/links';
import { BellIcon, Icon, IconLink } from '@foyer/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadChunk } from '../../host/app/chunk.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { onDemand } from '../../host/late/on-demand.ts';
import { LatePart } from '../../host/late/late-part.tsx';
import { useUnreadActivities } from './use-unread-activities.ts';
import { useUnreadLabel } from './use-unread-label.ts';

// Loaded with the first press: no first view shows it.
const Latest = onDemand((app, locale) =>
  loadChunk(
    async () => (await Promise.all([import('../../host/notifications/bell-panel.tsx'), app.loadMessages(locale, 'late')]))[0].BellPanel,
  ),
);

const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Leads to the activity feed and says how much of it is unread (access §2, Application shell). With `panel` a plain press shows the latest notifications
 * beside it instead; it stays a link for every other way of opening, and where there is no JavaScript.
 */
export function ActivityBell({ panel = false }: { panel?: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const count = useUnreadActivities();
  const bell = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState<boolean>();
  const press = (event: MouseEvent) => {
    if (!panel || !staysHere(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <IconLink
        ref={bell}
        href={localePath(locale, paths.activities)}
        label={intl.formatMessage({ defaultMessage: 'Activities', description: 'Name of the bell, which leads to the activity feed' })}
        icon={<Icon icon={BellIcon} />}
        badge={count}
        badgeLabel={useUnreadLabel(count)}
        onClick={press}
      />
      {open !== undefined && (
        <LatePart>
          <Latest anchor={bell} open={open} onOpenChange={setOpen} />
        </LatePart>
      )}
    </>
  );
}
