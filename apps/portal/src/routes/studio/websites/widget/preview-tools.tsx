import { NativeSelect } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from '../../pages/page-preview.css.ts';
import type { Reader } from '../../pages/preview-reader.ts';
import { PreviewWidths } from '../../pages/preview-widths.tsx';
import type { HostLook } from './host-document.ts';

/** How a widget is looked at. */
export interface View {
  width: number;
  reader: Reader;
  look: HostLook;
}

/** At which width, by whom, and on what page a widget is seen. */
export function PreviewTools({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();
  return (
    <div className={styles.tools}>
      <PreviewWidths value={view.width} onChange={(width) => onChange({ ...view, width })} />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Seen by" description="Field of a widget’s preview: as whom it is shown" />}
        value={view.reader}
        onChange={(reader) => onChange({ ...view, reader: reader as Reader })}
      >
        <option value="member">{intl.formatMessage({ defaultMessage: 'Me, logged in', description: 'As whom a widget is shown' })}</option>
        <option value="guest">{intl.formatMessage({ defaultMessage: 'A visitor', description: 'As whom a widget is shown' })}</option>
      </NativeSelect>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Page around it" description="Field of a widget’s preview" />}
        value={view.look}
        onChange={(look) => onChange({ ...view, look: look as HostLook })}
      >
        <option value="light">
          {intl.formatMessage({ defaultMessage: 'Light', description: 'The page around a widget in its preview' })}
        </option>
        <option value="dark">
          {intl.formatMessage({ defaultMessage: 'Dark', description: 'The page around a widget in its preview' })}
        </option>
      </NativeSelect>
    </div>
  );
}
