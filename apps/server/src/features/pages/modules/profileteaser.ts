import { localize } from '../../../platform/db/localized.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import { byLastName, nameOf } from '../../../shared/people/person.presenter.ts';
import { toCardFields } from '../../../shared/people/user-fields.ts';
import type { ModuleResolver } from './resolver.ts';

/** The people whom the editor has picked, in that order or by last name, as long as members see them. */
export const resolveProfileteaser: ModuleResolver<'profileteaser'> = async (
  { id, type, title, config },
  { orgId, locale },
  { people, settings },
) => {
  const { baseOptions, profileOptions } = await settings.of(orgId);
  const picked = await people.findAll(orgId, config.userIds);
  const shown = baseOptions.showUsersInOrder ? picked.toSorted(byLastName(locale)) : picked;
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: { whole_fields: baseOptions.staticUserFieldIdentifiers },
    results: shown.map((person) => ({
      id: person.id,
      name: nameOf(person),
      title: (person.title && localize(person.title, locale).text) || null,
      image: toImage(person.image, locale),
      location: person.hotel,
      ...toCardFields(person, profileOptions.extraFields, locale),
    })),
  };
};
