import { anImage } from './image.ts';
import { pageOf } from './news.ts';
import { type Locale, sampleId, type Schemas } from './overrides.ts';

type Reward = [coins: number, german: string, english: string, arabic: string];

const rewards: Reward[] = [
  [1200, 'Eine Nacht im Seehof Lindau', 'A night at Seehof Lindau', 'ليلة في زيهوف لينداو'],
  [350, 'Frühstück zu zweit', 'Breakfast for two', 'فطور لشخصين'],
  [900, 'Massage im Alpenspa', 'A massage at the alpine spa', 'تدليك في سبا الألب'],
  [150, 'Thermoskanne', 'A vacuum flask', 'ترمس'],
  [2400, 'Kochkurs bei Chefkoch Matteo', 'A cooking class with chef Matteo', 'دورة طبخ مع الشيف ماتيو'],
  [80, 'Honig vom Hoteldach', 'Honey from the hotel roof', 'عسل من سطح الفندق'],
  [5000, 'Ein Jahr Jobrad', 'A company bike for a year', 'دراجة لمدة عام'],
];

const nameIn = ([, german, english, arabic]: Reward, locale: Locale): string =>
  ({ de_DE: german, ar: arabic })[locale as string] ?? english;

/** A reward as a member with 3,000 coins sees it; another index is another reward. */
export function aProduct(overrides: Partial<Schemas['Product']> = {}, index = 0, locale: Locale = 'de_DE'): Schemas['Product'] {
  const reward = rewards[index % rewards.length]!;
  const image = anImage({ alt: '' }, index + 12);
  return {
    id: sampleId(40, index),
    name: nameIn(reward, locale),
    image,
    image_path: image.src,
    coins_required: reward[0],
    product_available_to_user: reward[0] <= 3000,
    ...overrides,
  };
}

/** So many rewards in the shop's order. */
export const someProducts = (count = rewards.length, locale: Locale = 'de_DE'): Schemas['Product'][] =>
  Array.from({ length: count }, (_, index) => aProduct({}, index, locale));

/** A page of the rewards. */
export const aProductList = (overrides: Partial<Schemas['ProductList']> = {}): Schemas['ProductList'] => ({
  ...pageOf(someProducts()),
  ...overrides,
});

/** A line of the cart with the reward of that index. */
export function aCartItem(overrides: Partial<Schemas['CartItem']> = {}, index = 0, locale: Locale = 'de_DE'): Schemas['CartItem'] {
  const { id, name, coins_required: coins, image_path: image } = aProduct({}, index, locale);
  return { id: sampleId(41, index), quantity: 1, product: { id, title: name, coins, get_main_image_url: image }, ...overrides };
}

/** A cart with lines, of a member with so many coins. */
export function aCart(items: Schemas['CartItem'][] = [aCartItem()], coins = 3000, revision = 1): Schemas['Cart'] {
  const used = items.reduce((sum, { quantity, product }) => sum + quantity * product.coins, 0);
  const error = `Für diesen Warenkorb fehlen Ihnen ${used - coins} Punkte. Nehmen Sie etwas heraus oder wählen Sie weniger.`;
  return {
    revision,
    summary: {
      items,
      props: { used_bonus_coins: used, coins_remaining: coins - used, error_message: used > coins ? error : null },
    },
  };
}

/** What the button of a reward sends. */
export const aNewCartItem = (overrides: Partial<Schemas['NewCartItem']> = {}): Schemas['NewCartItem'] => ({
  product_id: sampleId(40, 0),
  key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77',
  ...overrides,
});
