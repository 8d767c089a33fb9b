import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './client.ts';
import { secrets } from './secrets.tables.ts';

/**
 * The secret of a name (32 random bytes) that all processes share. The first one makes it; the others find theirs refused by the primary key
 * and take the first one's.
 */
export async function loadSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return Buffer.from(row.value, 'base64url');
}
