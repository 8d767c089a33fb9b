import type { Schemas } from '@foyer/api';
import { mailLook } from '@foyer/mails';
import { contrastOf, contrastPairs, deriveTheme, type Palette, type ThemeSeed, variables } from '@foyer/theme';
import type { Wording } from '@foyer/locales';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import { translate } from '../../platform/http/messages.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem, type ProblemField } from '../../platform/http/problem.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { createSettingsVersions, createThemeService, readThemeInput, toLook } from '../settings/index.ts';
import { givePicture } from './setup.pictures.ts';
import { createSetupRepository } from './setup.repository.ts';

/** The contrasts that are shown: what a brand's colour decides. All others are kept by the derivation alike. */
const shownPairs = contrastPairs.filter(({ front, ground }) =>
  ['text/surface', 'brandText/surface', 'onBrand/brand', 'brand/surface'].includes(`${front}/${ground}`),
);

type Mode = keyof Palette;

const rounded = (ratio: number): number => Math.floor(ratio * 10) / 10;

function toMode(palette: Palette, mode: Mode, mail: object): Schemas['StudioMode'] {
  const colors = palette[mode];
  return {
    variables: Object.fromEntries(variables(colors, ['color'])),
    contrasts: shownPairs.map(({ front, ground, least }) => ({
      front,
      ground,
      least,
      ratio: rounded(contrastOf(colors[front], colors[ground])),
    })),
    mail: { ...mail } as Record<string, string>,
  };
}

/** The refusal of a colour by the field that names it; null where it passes. */
function colorFault(look: Omit<ThemeSeed, 'brandColor'>, color: string): ProblemField | null {
  try {
    readThemeInput({ brand_color: color, corner_style: look.cornerStyle, font_pair: look.fontPair, logo_id: null });
    return null;
  } catch (error) {
    const refused = error instanceof Problem ? error.errors[0] : undefined;
    if (!refused) throw error;
    return refused;
  }
}

/** Contrast of a colour with the page's paper; null for what is no colour. */
function onPaper(color: string, paper: string): number | null {
  try {
    return rounded(contrastOf(color, paper));
  } catch {
    return null;
  }
}

/** Derives a look without storing it; of a colour that is refused, from the nearest that works. */
export function previewLook(asked: ThemeSeed, wording: Wording): Schemas['StudioAppearancePreview'] {
  const refused = colorFault(asked, asked.brandColor);
  const nearest = String(refused?.values?.['nearest'] ?? '');
  const brandColor = refused ? nearest : readThemeInput({ ...toLook({ ...asked, logoId: null }) }).brandColor;
  const seed = { ...asked, brandColor };
  const { color, scales } = deriveTheme(seed);
  const mail = mailLook(seed);
  return {
    brand_color: brandColor,
    fault: refused && {
      code: refused.code,
      message: translate(wording, `field.${refused.code}`, refused.values, 'field.invalid'),
      contrast: onPaper(asked.brandColor, color.light.surface),
      nearest,
    },
    scales: Object.fromEntries(variables(scales)),
    light: toMode(color, 'light', mail.light),
    dark: toMode(color, 'dark', mail.dark),
    mail_radius: mail.radius,
  };
}

/** Chooses what the look is derived from (contract: `StudioAppearance`). */
export function createAppearanceService({ db, responses }: Pick<Context, 'db' | 'responses'>) {
  async function read({ orgId }: Me, locale: Locale): Promise<Schemas['StudioAppearance']> {
    // The version first: one that is newer than the content would let its reader undo what another has saved between.
    const version = await createSettingsVersions(db).current(orgId, 'appearance');
    const { logo, ...choice } = found(await createSetupRepository(db).look(orgId));
    return { version, content: toLook(choice), logo: toImage(logo, locale) };
  }
  return {
    read,

    /** Throws 400 naming the fields, 409 where another has saved meanwhile. */
    async save(me: Me, { version, content }: Schemas['StudioAppearanceChange'], locale: Locale): Promise<Schemas['StudioAppearance']> {
      await db
        .transaction(async (transaction) => {
          const tx = transaction as unknown as Db;
          const { logo_id: logoId } = content;
          if (logoId !== null) await givePicture(tx, me, logoId, 'logo');
          await createThemeService({ db: tx }).set(me.orgId, content, { actorId: me.id, version });
        })
        .catch((error: unknown) => {
          if (!(error instanceof Problem) || error.errors.length === 0) throw error;
          const errors = error.errors.map((one) => ({ ...one, field: `content.${one.field}` }));
          throw new Problem(error.status, error.code, { errors });
        });
      responses.forget(me.orgId);
      return read(me, locale);
    },
  };
}
