import type { Schemas } from '@foyer/api';
import { Section } from '@foyer/ui';
import { Shop } from '@foyer/widget-shop';

/** Rewards for bonus points with a cart (content §2), as the widget shows them elsewhere. */
export function ShopModule({ module: { title, options } }: { module: Schemas['ShopModule'] }) {
  return (
    <Section title={title}>
      <Shop limit={options.limit} />
    </Section>
  );
}
