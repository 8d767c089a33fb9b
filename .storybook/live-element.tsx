import { Button, Cluster, Stack, Text } from '@foyer/ui';
import { useEffect, useRef, useState } from 'react';

/** What every widget's element can be told. */
interface FoyerElement extends HTMLElement {
  open(): void;
  close(): void;
  setLocale(locale: string): void;
  setTheme(theme: 'light' | 'dark' | 'auto'): void;
  destroy(): void;
}

const calls: Record<string, (element: FoyerElement) => void> = {
  'open()': (element) => element.open(),
  'close()': (element) => element.close(),
  "setTheme('dark')": (element) => element.setTheme('dark'),
  "setLocale('fr')": (element) => element.setLocale('fr'),
  'destroy()': (element) => element.destroy(),
};

const events = ['ready', 'open', 'close', 'message', 'cart', 'error'] as const;

/** As a page sees it; what was thrown is no text. */
const worded = ({ type, detail }: CustomEvent<object>) =>
  `${type} ${JSON.stringify(Object.fromEntries(Object.entries(detail).filter(([name]) => name !== 'fault')))}`;

/** An element as a page's script handles it: a button for each method, and below it each event as it comes, the latest first. `make` is called once. */
export function LiveElement({ make }: { make: () => HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<FoyerElement>(undefined);
  const [heard, setHeard] = useState<readonly string[]>([]);
  useEffect(() => {
    const host = place.current!;
    const hear = (event: Event) => setHeard((before) => [worded(event as CustomEvent<object>), ...before]);
    events.forEach((type) => host.addEventListener(`foyer:${type}`, hear));
    element.current = make() as FoyerElement;
    host.append(element.current);
    return () => {
      element.current?.remove();
      events.forEach((type) => host.removeEventListener(`foyer:${type}`, hear));
    };
  }, [make]);
  return (
    <Stack gap="m">
      <Cluster gap="s">
        {Object.entries(calls).map(([call, run]) => (
          <Button key={call} look="secondary" onClick={() => run(element.current!)}>
            {call}
          </Button>
        ))}
      </Cluster>
      <Stack as="ol" gap="xs" aria-label="Events">
        {heard.map((event, index) => (
          <li key={heard.length - index}>
            <Text size="s">
              <code>{event}</code>
            </Text>
          </li>
        ))}
      </Stack>
      <div ref={place} />
    </Stack>
  );
}
