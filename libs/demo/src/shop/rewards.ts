import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { everyLanguage, theme } from '../schemas.ts';

/** A reward of the demo's shop, with its drawing. */
const reward = z.strictObject({ id: z.string(), theme, coins: z.int(), name: everyLanguage });

export type DemoReward = z.infer<typeof reward>;

/** The rewards in the shop's order. */
export const rewards: readonly DemoReward[] = readJson('shop/rewards.json', z.array(reward));
