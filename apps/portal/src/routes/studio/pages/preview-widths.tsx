import { ToggleChip } from '@foyer/ui';
import { useIntl } from 'react-intl';
import * as styles from './page-preview.css.ts';

/** How wide a page is shown, in px: on a phone, a tablet, a desk. */
const widths = [390, 820, 1280] as const;

/** As on which device a page is shown. */
export function PreviewWidths({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  const intl = useIntl();
  const names = [
    intl.formatMessage({ defaultMessage: 'Phone', description: 'How wide a page is shown' }),
    intl.formatMessage({ defaultMessage: 'Tablet', description: 'How wide a page is shown' }),
    intl.formatMessage({ defaultMessage: 'Desk', description: 'How wide a page is shown: on a computer' }),
  ];
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Width', description: 'Name of the choice of how wide a page is shown' })}
      className={styles.widths}
    >
      {widths.map((width, index) => (
        <ToggleChip key={width} pressed={width === value} onClick={() => onChange(width)}>
          {names[index]}
        </ToggleChip>
      ))}
    </div>
  );
}
