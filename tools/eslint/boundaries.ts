const everything = ['type:module', 'type:widget', 'type:ui', 'type:api', 'type:i18n'];

/** Who may import whom, by the tags in each package.json. */
export const depConstraints = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: everything },
  { sourceTag: 'type:module', onlyDependOnLibsWithTags: ['type:widget', 'type:ui', 'type:api', 'type:i18n'] },
  { sourceTag: 'type:widget', onlyDependOnLibsWithTags: ['type:ui', 'type:api', 'type:i18n'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:api'] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:i18n', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [] },
];
