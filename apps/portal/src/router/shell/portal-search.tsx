import { Icon, IconButton, SearchIcon } from '@foyer/ui';
import { useAtom, useSetAtom } from 'jotai';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadChunk } from '../../host/app/chunk.ts';
import { useUser } from '../../host/app/shell-data.ts';
import { drawerOpenAtom, searchOpenAtom } from '../../host/app/state.ts';
import { LatePart } from '../../host/late/late-part.tsx';

const SearchDialog = lazy(() => loadChunk(async () => ({ default: (await import('../../host/search/search-dialog.tsx')).SearchDialog })));
const SearchForm = lazy(() => loadChunk(async () => ({ default: (await import('../../host/search/search-form.tsx')).SearchForm })));

/** The search of the top bar: a button that opens it, because the bar has little room. For members. */
export function PortalSearch() {
  const intl = useIntl();
  const user = useUser();
  const [open, setOpen] = useAtom(searchOpenAtom);
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  if (!user) return null;
  const label = intl.formatMessage({ defaultMessage: 'Search', description: 'Button of the top bar and title of the dialog it opens' });
  return (
    <>
      <IconButton label={label} icon={<Icon icon={SearchIcon} />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {used && (
        <LatePart>
          <SearchDialog title={label} open={open} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}

/** The search of the side drawer. For members. */
export function DrawerSearch() {
  const user = useUser();
  const setDrawerOpen = useSetAtom(drawerOpenAtom);
  return (
    user && (
      <LatePart>
        <SearchForm onSearch={() => setDrawerOpen(false)} />
      </LatePart>
    )
  );
}
