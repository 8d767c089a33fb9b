import { localize } from '../../../platform/db/localized.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import type { PersonalResolver } from './personal-resolver.ts';
import type { ModuleResolver } from './resolver.ts';

/** The picture on which each member's points will stand; without one there is no such module (content §2). */
export const resolveScores: ModuleResolver<'scores'> = async ({ id, type, title, config }, { orgId, locale }, { media }) => {
  const [image] = await media.findAll(orgId, config.backgroundImageId ? [config.backgroundImageId] : []);
  const background = toImage(image ?? null, locale);
  return background && { id, type, title: localize(title, locale).text, options: { background_image: background }, results: [] };
};

/** The points of the member who asks. */
export const resolveOwnScores: PersonalResolver<'scores'> = async (module, { me, orgId, locale }, { points }) => {
  const own = await points.find(orgId, me.id);
  if (!own) return module;
  const level = own.statusLevel && localize(own.statusLevel, locale).text;
  return { ...module, results: [{ status_points: own.statusPoints, status_level: level || null, bonus_points: own.bonusPoints }] };
};
