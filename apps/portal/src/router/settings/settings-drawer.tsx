import { Drawer } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsList } from './settings-list.tsx';
import { useCloseWhenWide } from './use-close-when-wide.ts';

/** The settings of the member, from the side of wide screens; narrow ones have them in the menu's drawer. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  useCloseWhenWide(open, onClose);
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      side="end"
      title={<FormattedMessage defaultMessage="Settings" description="Title of the settings drawer" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close settings', description: 'Button of the settings drawer' })}
    >
      <SettingsList />
    </Drawer>
  );
}
