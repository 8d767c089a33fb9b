import { clearStored } from '../app/clear-stored.ts';
import { clearDrafts } from '../app/use-draft.ts';
import { studioPrefix } from '../app/studio-prefix.ts';
import { clearCaches } from '../installable/clear-caches.ts';
import { dropPushSubscription } from '../push/push.ts';
import { clearOutbox } from '../reactions/clear-outbox.ts';
import { clearPlaces } from '../reading/clear-places.ts';

/** Takes away what this browser has kept of a member: what they wrote, where they stopped reading, push messages, and the articles they can read without a connection. */
export async function forgetMember(): Promise<void> {
  clearDrafts();
  clearOutbox();
  clearPlaces();
  clearStored('localStorage', studioPrefix);
  await dropPushSubscription();
  clearStored('localStorage', 'foyer-chat:');
  await clearCaches('articles');
}
