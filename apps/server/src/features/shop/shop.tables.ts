import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const cartId = () =>
  text('cart_id')
    .notNull()
    .references(() => carts.id, { onDelete: 'cascade' });

/** A reward that members pay with coins. */
export const products = pgTable(
  'products',
  {
    id: id(),
    orgId: orgId(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    coinsRequired: integer('coins_required').notNull(),
    /** When it is on offer: from this moment, and until that one; for ever where they are null. */
    availableFrom: timestamp('available_from', { withTimezone: true, mode: 'date' }),
    availableTo: timestamp('available_to', { withTimezone: true, mode: 'date' }),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('products_coins', sql`${t.coinsRequired} > 0`),
    check('products_window', sql`${t.availableFrom} < ${t.availableTo}`),
    index('products_org_position').on(t.orgId, t.position, t.id),
  ],
);

/**
 * What members were given and have spent. Only ever added to, and through `bookCoins` alone, which keeps every balance at zero or more: a
 * balance is the sum of a member's entries.
 */
export const coinEntries = pgTable(
  'coin_entries',
  {
    id: id(),
    orgId: orgId(),
    userId: userId(),
    /** Below zero for what was spent. */
    amount: integer('amount').notNull(),
    /** What for, in the words of the person who booked it. */
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('coin_entries_amount', sql`${t.amount} <> 0`), index('coin_entries_user').on(t.userId, t.createdAt)],
);

/** A member's one cart. Its row is locked by what changes the cart. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    orgId: orgId(),
    userId: userId(),
    /** Grows with every change, by which pages distinguish a newer cart from an older one. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [unique('carts_user').on(t.userId)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: cartId(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cart_items_cart_product').on(t.cartId, t.productId),
    check('cart_items_quantity', sql`${t.quantity} between 0 and 99`),
    index('cart_items_product').on(t.productId),
  ],
);

/** The keys of what was put into carts lately: a repeated request adds nothing. */
export const cartAdditions = pgTable('cart_additions', { cartId: cartId(), key: text('key').notNull(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.cartId, t.key] }),
]);
