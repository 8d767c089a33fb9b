import { lazy } from 'react';
import { loadChunk } from '../../host/app/chunk.ts';
import { LatePart } from '../../host/late/late-part.tsx';

// No one's first view shows them, so no one's first view waits for their code.
const List = lazy(() => loadChunk(async () => ({ default: (await import('./settings-list.tsx')).SettingsList })));
const DrawerOfSettings = lazy(() => loadChunk(async () => ({ default: (await import('./settings-drawer.tsx')).SettingsDrawer })));
const Faults = lazy(() => loadChunk(async () => ({ default: (await import('./settings-faults.tsx')).SettingsFaults })));

/** `SettingsList`, loaded when it is shown. */
export const LazySettingsList = () => (
  <LatePart>
    <List />
  </LatePart>
);

/** `SettingsDrawer`, loaded when it is opened first. */
export const LazySettingsDrawer = (props: { open: boolean; onClose: () => void }) => (
  <LatePart>
    <DrawerOfSettings {...props} />
  </LatePart>
);

/** `SettingsFaults`, loaded for those who may see them. */
export const LazySettingsFaults = () => (
  <LatePart>
    <Faults />
  </LatePart>
);
