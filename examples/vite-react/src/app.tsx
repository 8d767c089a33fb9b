import { Button, Cluster, Container, Heading, Stack, Text } from '@foyer/ui';
import { FoyerChat, type FoyerElement, FoyerOccasions, FoyerShop } from '@foyer/widgets/react';
import { useRef, useState } from 'react';
import { portal } from './portal';
import { usePortalName } from './use-portal-name';

const fetchToken = () => fetch('/foyer-token').then((answer) => answer.text());

export function App() {
  const chat = useRef<FoyerElement>(null);
  const [isKnown, setIsKnown] = useState(false);
  const [cart, setCart] = useState(0);
  const name = usePortalName();
  const identify = isKnown ? fetchToken : null;
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>Intranet</Heading>
        <Text>{name === null ? 'Das Portal antwortet nicht.' : `Mit Widgets von ${name ?? '…'}. Im Warenkorb: ${cart}`}</Text>
        <Cluster>
          <Button onClick={() => setIsKnown(!isKnown)}>{isKnown ? 'Abmelden' : 'Anmelden'}</Button>
          <Button look="secondary" onClick={() => chat.current?.open()}>
            Mit Kollegen chatten
          </Button>
        </Cluster>
        <FoyerOccasions {...portal} limit={3} identify={identify} />
        <FoyerShop {...portal} limit={4} identify={identify} onCart={({ detail }) => setCart(detail.count)} />
        <FoyerChat {...portal} ref={chat} identify={identify} />
      </Stack>
    </Container>
  );
}
