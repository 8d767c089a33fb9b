import { Alert } from '../../alert/alert.tsx';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { Cluster } from '../../cluster/cluster.tsx';
import { Heading } from '../../heading/heading.tsx';
import { Link } from '../../link/link.tsx';
import { Stack } from '../../stack/stack.tsx';
import { Text } from '../../text/text.tsx';
import { TextField } from '../../text-field/text-field.tsx';

const texts = {
  title: 'Guten Morgen, Sofia',
  text: 'Zwölf Auszubildende beginnen heute an der Rezeption und in der Küche.',
  link: 'Zum Dienstplan',
  save: 'Speichern',
  later: 'Später',
  remove: 'Löschen',
  badges: [
    ['brand', 'Neu'],
    ['positive', 'Bestätigt'],
    ['warning', 'Offen'],
    ['critical', 'Abgesagt'],
    ['info', 'Hinweis'],
  ],
  alert: 'Die Schicht überschneidet sich mit Ihrem Urlaub.',
  field: 'Zimmernummer',
} as const;

/** A little of everything that a brand colours. */
export function SampleView() {
  return (
    <Card padding="m">
      <Stack>
        <Heading level={3} size="sub">
          {texts.title}
        </Heading>
        <Text>
          {texts.text} <Link href="#dienstplan">{texts.link}</Link>
        </Text>
        <Cluster gap="xs">
          {texts.badges.map(([tone, label]) => (
            <Badge key={tone} tone={tone}>
              {label}
            </Badge>
          ))}
        </Cluster>
        <TextField label={texts.field} defaultValue="214" />
        <Alert tone="critical">{texts.alert}</Alert>
        <Cluster>
          <Button>{texts.save}</Button>
          <Button look="secondary">{texts.later}</Button>
          <Button look="danger">{texts.remove}</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
