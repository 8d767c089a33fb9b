import type { Schemas } from '@foyer/api';
import { Icon, Text, ToggleChip } from '@foyer/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { menuIcon } from '../../../host/menu/to-menu-entries.tsx';
import * as styles from './menu-editor.css.ts';

type IconName = Schemas['StudioMenuEntry']['icon'];

const icons = ['home', 'newspaper', 'file-text', 'link', 'image', 'download', 'heart-handshake', null] as const;

/** The icon of a menu entry, out of those that the portal knows. */
export function IconChoice({ value, onChange }: { value: IconName; onChange: (icon: IconName) => void }) {
  const intl = useIntl();
  const id = useId();
  const names: Record<string, string> = {
    home: intl.formatMessage({ defaultMessage: 'House', description: 'Icon of a menu entry' }),
    newspaper: intl.formatMessage({ defaultMessage: 'Newspaper', description: 'Icon of a menu entry' }),
    'file-text': intl.formatMessage({ defaultMessage: 'Sheet', description: 'Icon of a menu entry' }),
    link: intl.formatMessage({ defaultMessage: 'Arrow to the outside', description: 'Icon of a menu entry' }),
    image: intl.formatMessage({ defaultMessage: 'Picture', description: 'Icon of a menu entry' }),
    download: intl.formatMessage({ defaultMessage: 'Download', description: 'Icon of a menu entry' }),
    'heart-handshake': intl.formatMessage({ defaultMessage: 'Heart', description: 'Icon of a menu entry' }),
    none: intl.formatMessage({ defaultMessage: 'Book', description: 'Icon of a menu entry for which none is chosen' }),
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.wholeLine}>
      <Text id={id} weight="medium">
        <FormattedMessage defaultMessage="Icon" description="Field of a menu entry; it is shown on phones" />
      </Text>
      <div className={styles.icons}>
        {icons.map((name) => (
          <ToggleChip key={name ?? 'none'} pressed={value === name} icon={<Icon icon={menuIcon(name)} />} onClick={() => onChange(name)}>
            {names[name ?? 'none']}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
