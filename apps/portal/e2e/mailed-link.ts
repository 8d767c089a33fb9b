import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The link in the last mail to an address, from the files that replace a mail server. */
async function lastLink(recipient: string, path: string, dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  const texts = mails.filter(({ to }) => to?.some(({ address }) => address === recipient)).map(({ text }) => text ?? '');
  return texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).findLast((link) => new URL(link).pathname.endsWith(path));
}

/** Waits until a mail to an address holds a link to a page, such as `/reset_password`, and returns it. */
export async function mailedLink(recipient: string, path: string, dataDir: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await lastLink(recipient, path, dataDir);
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link!;
}
