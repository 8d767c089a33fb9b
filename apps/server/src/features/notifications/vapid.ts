import { createECDH } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { loadSecret } from '../../platform/db/secret.ts';

/** The pair by which push services know this installation (RFC 8292), in base64url. The private one leaves the server never. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The installation's pair. The private key is a secret of the database, made at the first start; the public one follows from it. */
export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const privateKey = await loadSecret(db, 'vapid');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}
