import { type MailBrand, mailLook, type MailLook } from '@foyer/mails';
import { isImage, loadSharp, StoreUnavailable } from '@foyer/media-files';
import type { ThemeSeed } from '@foyer/theme';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { localize } from '../db/localized.ts';
import { media, orgs } from '../orgs/orgs.tables.ts';
import type { Locale } from '../db/types.ts';
import { createOrgs } from '../orgs/orgs.ts';
import type { MailContext } from './mail.context.ts';

/** A picture that travels inside the mail, and how large it is shown. */
interface MailLogo {
  png: Buffer;
  width: number;
  height: number;
}

/** The logo as shown; drawn twice as fine for sharp screens. */
const logoBox = { width: 220, height: 44 };
const fineness = 2;
/** Enough for drawings, which are small by nature, to be sharp. */
const drawingDensity = 300;

/** Mail programs show neither SVG nor WebP, and most fetch no pictures from outside, so the logo is made a PNG and travels along. */
async function drawLogo(path: Promise<string>): Promise<MailLogo> {
  const box = { width: logoBox.width * fineness, height: logoBox.height * fineness };
  const { data, info } = await (
    await loadSharp()
  )(await readFile(await path), { density: drawingDensity })
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.round(info.width / fineness), height: Math.round(info.height / fineness) };
}

/** Reads how customers' mails look. What is costly to make is kept; what administrators change is read for every mail. */
export function createMailBrands({ config, db, files, settings, log }: Omit<MailContext, 'jobs'>) {
  const customers = createOrgs({ db });
  const logos = new LRUCache<string, Promise<MailLogo | null>>({ max: 50 });
  const looks = new LRUCache<string, MailLook>({ max: 200 });

  function logoOf(hash: string): Promise<MailLogo | null> {
    const known = logos.get(hash);
    if (known) return known;
    const drawing = drawLogo(files.media.fetch(hash)).catch((error: unknown) => {
      // The next mail may have it.
      if (error instanceof StoreUnavailable) logos.delete(hash);
      log.warn({ err: error }, 'A logo cannot be drawn for mails; they carry the name instead');
      return null;
    });
    logos.set(hash, drawing);
    return drawing;
  }

  function lookOf(seed: ThemeSeed): MailLook {
    const key = `${seed.brandColor} ${seed.cornerStyle}`;
    const look = looks.get(key) ?? mailLook(seed);
    looks.set(key, look);
    return look;
  }

  return {
    async of(orgId: string, locale: Locale): Promise<MailBrand & { logo: MailLogo | null }> {
      const [org] = await db
        .select({
          name: orgs.name,
          brandColor: orgs.brandColor,
          cornerStyle: orgs.cornerStyle,
          fontPair: orgs.fontPair,
          logo: { type: media.type, hash: media.hash },
        })
        .from(orgs)
        .leftJoin(media, eq(media.id, orgs.logoId))
        .where(eq(orgs.id, orgId));
      if (!org) throw new Error('The customer of a mail is gone');
      const { baseOptions, formOfAddress } = await settings.of(orgId);
      const { logo, name, ...seed } = org;
      return {
        formOfAddress,
        portal: localize(baseOptions.metaTitle, locale).text || name,
        origin: await customers.originOf(orgId, config.publicUrl),
        logo: logo && isImage(logo.type) ? await logoOf(logo.hash) : null,
        ...lookOf(seed),
      };
    },
  };
}
