import { z } from 'zod';
import { choice, list } from '../../../shared/content/config-fields.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import { byLastName, nameOf } from '../../../shared/people/person.presenter.ts';
import { toCardFields } from '../../../shared/people/user-fields.ts';
import { defineModule } from './define-module.ts';

/** The people whom the editor has picked, in that order or by last name, as long as members see them. */
export const definition = defineModule({
  type: 'profileteaser',
  config: z.object({ userIds: list(choice('person')) }),
  visibility: 'members',
  async resolve({ userIds }, { orgId, locale, people, settings, textOf }) {
    const { baseOptions, profileOptions } = await settings.of(orgId);
    const picked = await people.findAll(orgId, userIds);
    const shown = baseOptions.showUsersInOrder ? picked.toSorted(byLastName(locale)) : picked;
    return {
      options: { whole_fields: baseOptions.staticUserFieldIdentifiers },
      results: shown.map((person) => ({
        id: person.id,
        name: nameOf(person),
        title: textOf(person.title) || null,
        image: toImage(person.image, locale),
        location: person.hotel,
        ...toCardFields(person, profileOptions.extraFields, locale),
      })),
    };
  },
});
