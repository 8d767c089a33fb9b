import type { Schemas } from '@foyer/api';
import { Alert, Heading, SkeletonBlock, Stack, useFonts } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import * as styles from './appearance.css.ts';
import { PreviewMode } from './preview-mode.tsx';
import { type Look, useLookPreview } from './use-look-preview.ts';

interface LookPreviewProps {
  look: Look;
  logo: Schemas['Image'] | null;
}

/** Portal, widget and mail in a look, light and dark, with the contrasts that it has. */
export function LookPreview({ look, logo }: LookPreviewProps) {
  const problemText = useProblemText();
  const { data, error } = useLookPreview(look);
  // The faces of other pairs are not in this document yet.
  useFonts(look.font_pair);
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage defaultMessage="Preview" description="Heading above how the look will be" />
      </Heading>
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {!data && !error && <SkeletonBlock />}
      {data && (
        <div className={styles.modes}>
          <PreviewMode preview={data} mode="light" logo={logo} />
          <PreviewMode preview={data} mode="dark" logo={logo} />
        </div>
      )}
    </Stack>
  );
}
