import { type Db, products } from '@foyer/server/seed';
import { pictureId } from '../media.ts';
import { rewardPicture } from './pictures.ts';
import { rewards } from './rewards.ts';

/** Fills the shop of a customer. */
export async function insertShop(tx: Db, orgId: string): Promise<void> {
  await tx.insert(products).values(
    rewards.map((reward, position) => ({
      ...{ id: reward.id, orgId, name: reward.name, coinsRequired: reward.coins, position },
      imageId: pictureId(rewardPicture(reward)),
    })),
  );
}
