import { Alert, Switch } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../../host/errors/use-problem-text.ts';
import { ColorField } from '../../appearance/color-field.tsx';
import { CornersField } from '../../appearance/corners-field.tsx';
import { PreviewContrasts } from '../../appearance/preview-contrasts.tsx';
import type { OwnLook } from './use-own-look.ts';

/** Colours and corners of one page, in which everything can be read as well: they are derived as the portal's are. */
export function OwnLookFields({ own, theme }: { own: OwnLook; theme: 'auto' | 'light' | 'dark' }) {
  const problemText = useProblemText();
  const { data, error, isPlaceholderData } = own.preview;
  return (
    <>
      <Switch
        label={<FormattedMessage defaultMessage="Own colours on this page" description="Switch at a widget for another website" />}
        description={
          <FormattedMessage
            defaultMessage="Unless it is on, the widget has the portal’s look, and follows when that changes."
            description="Below the switch that gives a widget colours of its own"
          />
        }
        checked={own.isOn}
        onChange={own.setOn}
      />
      {own.isOn && (
        <>
          <ColorField
            value={own.look.brand_color}
            shown={data?.brand_color}
            fault={isPlaceholderData ? null : (data?.fault ?? null)}
            error={undefined}
            onChange={(color) => own.change({ brand_color: color })}
          />
          <CornersField value={own.look.corner_style} onChange={(style) => own.change({ corner_style: style })} />
          {error && (
            <Alert tone="critical" role="alert">
              {problemText(error)}
            </Alert>
          )}
          {data && <PreviewContrasts contrasts={data[theme === 'dark' ? 'dark' : 'light'].contrasts} />}
        </>
      )}
    </>
  );
}
