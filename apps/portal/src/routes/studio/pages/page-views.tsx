import { ToggleChip } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './page-editor.css.ts';

interface PageViewsProps {
  value: 'write' | 'preview';
  onChange: (view: 'write' | 'preview') => void;
}

/** Where there is no room for both: what is written, or what readers will see. */
export const PageViews = ({ value, onChange }: PageViewsProps) => (
  <div className={styles.views}>
    <ToggleChip pressed={value === 'write'} onClick={() => onChange('write')}>
      <FormattedMessage defaultMessage="Edit" description="View of a page that is composed" />
    </ToggleChip>
    <ToggleChip pressed={value === 'preview'} onClick={() => onChange('preview')}>
      <FormattedMessage defaultMessage="Preview" description="View of a page that is composed" />
    </ToggleChip>
  </div>
);
