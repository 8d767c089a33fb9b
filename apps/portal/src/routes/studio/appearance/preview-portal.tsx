import type { Schemas } from '@foyer/api';
import { Badge, Button, Card, Cluster, Heading, Stack, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import * as styles from './appearance.css.ts';

/** The portal in the look around it: bar, card, buttons. */
export function PreviewPortal({ logo }: { logo: Schemas['Image'] | null }) {
  const { organisation } = useShellData().settings;
  return (
    <Stack gap="s">
      <div className={styles.bar}>
        {logo ? <img src={logo.src} alt={logo.alt} className={styles.mark} /> : <Text weight="strong">{organisation.name}</Text>}
        <Badge tone="brand">
          <FormattedMessage defaultMessage="New" description="Mark in the preview of the look" />
        </Badge>
      </div>
      <Card>
        <Stack gap="s">
          <Heading level={4} size="card">
            <FormattedMessage defaultMessage="Breakfast for night owls" description="Headline in the preview of the look" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage defaultMessage="From Monday the buffet is open until noon." description="Text in the preview of the look" />
          </Text>
          <Cluster gap="s">
            <Button>
              <FormattedMessage defaultMessage="Read on" description="Button in the preview of the look" />
            </Button>
            <Button look="secondary">
              <FormattedMessage defaultMessage="Later" description="Button in the preview of the look" />
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </Stack>
  );
}
