import type { Schemas } from '@foyer/api';
import { Heading, Stack } from '@foyer/ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PreviewContrasts } from './preview-contrasts.tsx';
import { PreviewMail } from './preview-mail.tsx';
import { PreviewPortal } from './preview-portal.tsx';
import { PreviewWidget } from './preview-widget.tsx';
import { Themed } from './themed.tsx';

type Preview = Schemas['StudioAppearancePreview'];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every variable of a mode, those of mails among them. */
const variablesOf = (preview: Preview, mode: 'light' | 'dark'): Record<string, string> => ({
  ...preview.scales,
  ...preview[mode].variables,
  ...Object.fromEntries(Object.entries(preview[mode].mail).map(([name, value]) => [`--mail-${kebab(name)}`, value])),
  '--mail-radius': `${preview.mail_radius}px`,
});

/** What is shown in a look, light or dark. */
export function PreviewMode({ preview, mode, logo }: { preview: Preview; mode: 'light' | 'dark'; logo: Schemas['Image'] | null }) {
  const variables = useMemo(() => variablesOf(preview, mode), [preview, mode]);
  return (
    <Stack gap="s">
      <Heading level={3} size="card">
        {mode === 'light' ? (
          <FormattedMessage defaultMessage="Light" description="Heading above how the look will be" />
        ) : (
          <FormattedMessage defaultMessage="Dark" description="Heading above how the look will be" />
        )}
      </Heading>
      <Themed variables={variables} mode={mode}>
        <PreviewPortal logo={logo} />
        <PreviewWidget />
        <PreviewMail />
      </Themed>
      <PreviewContrasts contrasts={preview[mode].contrasts} />
    </Stack>
  );
}
