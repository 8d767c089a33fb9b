import { Input, TextField } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { SearchIcon } from '../icon/icons.ts';
import * as styles from './list-box.css.ts';

/** The search field atop a list, inside react-aria's `Autocomplete`: the focus stays in it while the arrows walk through the list. */
export function ListSearch({ label }: { label: string }) {
  return (
    <div className={styles.search}>
      <Icon icon={SearchIcon} />
      <TextField aria-label={label} autoFocus className={styles.searchField}>
        {/* What ARIA calls an input that walks through a list below it. */}
        <Input type="search" role="combobox" aria-expanded aria-haspopup="listbox" className={styles.searchInput} placeholder={label} />
      </TextField>
    </div>
  );
}
