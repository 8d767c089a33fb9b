import { Icon, IconButton, SearchIcon } from '@foyer/ui';
import { useAtom } from 'jotai';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadChunk } from '../app/chunk.ts';
import { useUser } from '../app/shell-data.ts';
import { searchOpenAtom } from '../app/state.ts';
import { LatePart } from './late-part.tsx';

const SearchDialog = lazy(() => loadChunk(async () => ({ default: (await import('../search/search-dialog.tsx')).SearchDialog })));
const SearchForm = lazy(() => loadChunk(async () => ({ default: (await import('../search/search-form.tsx')).SearchForm })));

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
export function DrawerSearch({ onSearch }: { onSearch: () => void }) {
  const user = useUser();
  return (
    user && (
      <LatePart>
        <SearchForm onSearch={onSearch} />
      </LatePart>
    )
  );
}
