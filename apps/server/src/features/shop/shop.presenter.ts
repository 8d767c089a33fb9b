import type { Schemas } from '@foyer/api';
import { localeOfWording, localeTags, type Wording } from '@foyer/locales';
import type { Locale } from '../../platform/db/types.ts';
import { translate } from '../../platform/http/messages.ts';
import { mediaAddress } from '../../platform/storage/media.address.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { CartLine } from './carts.repository.ts';
import type { ProductRow } from './products.repository.ts';
import { canAfford, type CartFault, sumUp } from './shop.policy.ts';

/** Wide enough for the small picture of a line on a sharp screen. */
const lineWidth = 224;

/** A reward as a member with so many coins sees it. */
export function toProduct({ id, name, coinsRequired, picture }: ProductRow, balance: number, locale: Locale): Schemas['Product'] {
  const image = toImage(picture, locale);
  return {
    id,
    name: name ?? '',
    image,
    image_path: image?.src ?? null,
    coins_required: coinsRequired,
    product_available_to_user: canAfford(balance, coinsRequired),
  };
}

const toItem = ({ id, quantity, productId, name, coins, picture }: CartLine): Schemas['CartItem'] => ({
  id,
  quantity,
  product: { id: productId, title: name ?? '', coins, get_main_image_url: picture && mediaAddress(picture, lineWidth) },
});

function wordFault(fault: CartFault, wording: Wording): string {
  if (fault.kind === 'coins_missing') return translate(wording, 'cart.coins_missing', { missing: fault.missing });
  const names = new Intl.ListFormat(localeTags[localeOfWording(wording)], { type: 'conjunction' }).format(fault.names);
  return translate(wording, 'cart.withdrawn', { count: fault.names.length, names });
}

/** A cart with what it comes to. */
export function toCart(revision: number, balance: number, lines: readonly CartLine[], wording: Wording): Schemas['Cart'] {
  const { used, remaining, fault } = sumUp(
    balance,
    lines.map((line) => ({ ...line, name: line.name ?? '' })),
  );
  return {
    revision,
    summary: {
      items: lines.map(toItem),
      props: { used_bonus_coins: used, coins_remaining: remaining, error_message: fault && wordFault(fault, wording) },
    },
  };
}
