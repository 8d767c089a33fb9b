import { type Schemas, useApi } from '@foyer/api';
import { studioPreviewQuery } from '@foyer/api/studio';
import { adoptFonts, Alert, Badge, Button, Card, Cluster, Heading, SkeletonBlock, Stack, Text, TextField, useDebounced } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import * as styles from './appearance.css.ts';
import { Themed } from './themed.tsx';

type Preview = Schemas['StudioAppearancePreview'];
type Look = Omit<Schemas['StudioLook'], 'logo_id'>;

/** What the server derives from a look; the last one while another is derived, and while the colour is still typed or dragged. */
export function useLookPreview({ brand_color, corner_style, font_pair }: Look) {
  const rested = useDebounced(brand_color);
  const { data, error, isPlaceholderData } = useQuery({
    ...studioPreviewQuery(useApi(), { brand_color: rested, corner_style, font_pair }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { data, error, isPlaceholderData: isPlaceholderData || rested !== brand_color };
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every variable of a mode, those of mails among them. */
const variablesOf = (preview: Preview, mode: 'light' | 'dark'): Record<string, string> => ({
  ...preview.scales,
  ...preview[mode].variables,
  ...Object.fromEntries(Object.entries(preview[mode].mail).map(([name, value]) => [`--mail-${kebab(name)}`, value])),
  '--mail-radius': `${preview.mail_radius}px`,
});

interface LookPreviewProps {
  look: Look;
  logo: Schemas['Image'] | null;
}

/** Portal, widget and mail in a look, light and dark, with the contrasts that it has. */
export function LookPreview({ look, logo }: LookPreviewProps) {
  const problemText = useProblemText();
  const { data, error } = useLookPreview(look);
  const { font_pair: pair } = look;
  // The faces of other pairs are not in this document yet.
  useEffect(() => {
    void adoptFonts(pair);
  }, [pair]);
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
          <Mode preview={data} mode="light" logo={logo} />
          <Mode preview={data} mode="dark" logo={logo} />
        </div>
      )}
    </Stack>
  );
}

function Mode({ preview, mode, logo }: { preview: Preview; mode: 'light' | 'dark'; logo: Schemas['Image'] | null }) {
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
        <Portal logo={logo} />
        <Widget />
        <Mail />
      </Themed>
      <Contrasts contrasts={preview[mode].contrasts} />
    </Stack>
  );
}

function Portal({ logo }: { logo: Schemas['Image'] | null }) {
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

const Widget = () => (
  <Stack gap="xs">
    <div className={styles.caption}>
      <FormattedMessage defaultMessage="Chat on another website" description="Above the widget in the preview of the look" />
    </div>
    <Card>
      <Stack gap="s">
        <div className={styles.bubbles}>
          <span className={styles.theirs}>
            <FormattedMessage defaultMessage="Is the pool open today?" description="Message in the preview of the look" />
          </span>
          <span className={styles.mine}>
            <FormattedMessage defaultMessage="Yes, until nine." description="Message in the preview of the look" />
          </span>
        </div>
        <TextField label={<FormattedMessage defaultMessage="Message" description="Field in the preview of the look" />} readOnly />
      </Stack>
    </Card>
  </Stack>
);

function Mail() {
  const { origin } = useShellData().settings.organisation;
  return (
    <Stack gap="xs">
      <div className={styles.caption}>
        <FormattedMessage defaultMessage="E-mail" description="Above the mail in the preview of the look" />
      </div>
      <div className={styles.mail}>
        <div className={styles.sheet}>
          <p className={styles.mailTitle}>
            <FormattedMessage defaultMessage="Choose a new password" description="Headline of the mail in the preview of the look" />
          </p>
          <span>
            <FormattedMessage defaultMessage="The link is valid for one hour." description="Text of the mail in the preview of the look" />
          </span>
          <span className={styles.mailButton}>
            <FormattedMessage defaultMessage="Choose a password" description="Button of the mail in the preview of the look" />
          </span>
          <span className={styles.mailNote}>
            <FormattedMessage
              defaultMessage="If you did not ask for this, ignore this e-mail."
              description="Note of the mail in the preview of the look"
            />
          </span>
          <span dir="ltr" className={styles.mailLink}>
            {origin}
          </span>
        </div>
      </div>
    </Stack>
  );
}

function Contrasts({ contrasts }: { contrasts: readonly Schemas['StudioContrast'][] }) {
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
