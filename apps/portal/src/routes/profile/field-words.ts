import { BriefcaseIcon, BuildingIcon, LanguagesIcon, SparklesIcon, UserIcon, VerifiedIcon } from '@foyer/ui';
import { defineMessages } from 'react-intl';

/** The names of a profile's lines that hold lists or one word. */
export const fieldNames = defineMessages({
  special_tasks: { defaultMessage: 'Special tasks', description: 'Field of a person: what they do beside their position' },
  areas: { defaultMessage: 'Area', description: 'Field of a person: the parts of the group that their houses belong to' },
  careers: { defaultMessage: 'Career', description: 'Field of a person: what they have been and learned' },
  gender: { defaultMessage: 'Gender', description: 'Field of a person' },
  languages: { defaultMessage: 'Portal language', description: 'Field of a person' },
  skills: { defaultMessage: 'Skills', description: 'Field of a person: what they are good at' },
});

/** The genders that this version knows. */
export const genders = defineMessages({
  female: { defaultMessage: 'Female', description: 'A gender' },
  male: { defaultMessage: 'Male', description: 'A gender' },
  diverse: { defaultMessage: 'Non-binary', description: 'A gender' },
});

/** The signs of these lines. */
export const fieldIcons = {
  special_tasks: VerifiedIcon,
  areas: BuildingIcon,
  careers: BriefcaseIcon,
  gender: UserIcon,
  languages: LanguagesIcon,
  skills: SparklesIcon,
} satisfies Record<keyof typeof fieldNames, unknown>;
