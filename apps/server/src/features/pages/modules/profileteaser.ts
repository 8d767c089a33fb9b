import { localize } from '../../../db/localized.ts';
import { toImage } from '../../media/media.presenter.ts';
import { nameOf } from '../../people/person.presenter.ts';
import type { ModuleResolver } from './resolver.ts';

/** The people whom the editor has picked, in that order, as long as members see them. */
export const resolveProfileteaser: ModuleResolver<'profileteaser'> = async (
  { id, type, title, config },
  { orgId, locale },
  { people },
) => ({
  id,
  type,
  title: localize(title, locale).text,
  options: {},
  results: (await people.findAll(orgId, config.userIds)).map((person) => ({
    id: person.id,
    name: nameOf(person),
    title: (person.title && localize(person.title, locale).text) || null,
    image: toImage(person.image, locale),
    location: person.hotel,
  })),
});
