import type { Schemas } from '@foyer/api';
import { Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import * as styles from './appearance.css.ts';

/** The contrasts of a look, and what each must have. */
export function PreviewContrasts({ contrasts }: { contrasts: readonly Schemas['StudioContrast'][] }) {
  const names: Record<string, ReactNode> = {
    text: <FormattedMessage defaultMessage="Text" description="What has a contrast, in the preview of the look" />,
    brandText: <FormattedMessage defaultMessage="Links" description="What has a contrast, in the preview of the look" />,
    onBrand: <FormattedMessage defaultMessage="Words on buttons" description="What has a contrast, in the preview of the look" />,
    brand: <FormattedMessage defaultMessage="Buttons" description="What has a contrast, in the preview of the look" />,
  };
  return (
    <ul role="list" className={styles.figures}>
      {contrasts.map(({ front, ratio, least }) =>
        names[front] ? (
          <li key={front}>
            <Text as="span" size="s" tone="muted">
              <FormattedMessage
                defaultMessage="{what}: contrast {ratio} to 1, at least {least} is needed"
                description="A contrast in the preview of the look, such as: Buttons: contrast 5.1 to 1, at least 3 is needed"
                values={{ what: names[front], ratio: <FormattedNumber value={ratio} />, least: <FormattedNumber value={least} /> }}
              />
            </Text>
          </li>
        ) : null,
      )}
    </ul>
  );
}
