import { useAtom } from 'jotai';
import { useState } from 'react';
import { settingsOpenAtom } from '../../host/app/state.ts';
import { LazySettingsDrawer } from '../settings/lazy-settings.tsx';

/** The settings drawer, loaded when it is opened first and kept from then on, so that it can slide away. */
export function SettingsSheet() {
  const [open, setOpen] = useAtom(settingsOpenAtom);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <LazySettingsDrawer open={open} onClose={() => setOpen(false)} />;
}
