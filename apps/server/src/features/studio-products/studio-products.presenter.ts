import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { products } from '../shop/index.ts';
import type { ProductRow, StudioProductsRepository } from './studio-products.repository.ts';

type Content = Schemas['StudioProductContent'];
type Values = typeof products.$inferInsert;

const toMoment = (date: Date | null): string | null => date && date.toISOString();
const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** What a reward says. */
export const toContent = ({ product }: Pick<ProductRow, 'product'>): Content => ({
  ...{ name: product.name, image_id: product.imageId, coins_required: product.coinsRequired, active: product.active },
  ...{ available_from: toMoment(product.availableFrom), available_to: toMoment(product.availableTo) },
});

/** What a reward means for the row. */
export const toValues = (
  content: Content,
): Pick<Values, 'name' | 'imageId' | 'coinsRequired' | 'availableFrom' | 'availableTo' | 'active'> => ({
  ...{ name: content.name, imageId: content.image_id, coinsRequired: content.coins_required, active: content.active },
  ...{ availableFrom: toDate(content.available_from), availableTo: toDate(content.available_to) },
});

/** A reward with how many want it. */
export const toStudioProduct = (row: ProductRow, carts: number, locale: Locale): Schemas['StudioProduct'] => ({
  ...{ id: row.product.id, content: toContent(row), image: toImage(row.image, locale), state: row.state, carts },
});

type ListRow = Awaited<ReturnType<StudioProductsRepository['page']>>[number];

/** A reward in the list. */
export const toProductEntry = ({ id, name, image, coins, state, from, to }: ListRow, locale: Locale): Schemas['StudioProductEntry'] => ({
  ...{ id, name: name ?? '', image: toImage(image, locale), coins_required: coins, state },
  ...{ available_from: toMoment(from), available_to: toMoment(to) },
});
