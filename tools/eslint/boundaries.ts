const everything = ['type:module', 'type:widget', 'type:ui', 'type:theme', 'type:api', 'type:i18n'];

/** Who may import whom, by the tags in each package.json. */
export const depConstraints = [
  // The tools are for end-to-end tests; a rule of its own keeps them out of the portal's code.
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: [...everything, 'type:tool'] },
  { sourceTag: 'type:module', onlyDependOnLibsWithTags: ['type:widget', 'type:ui', 'type:api', 'type:i18n'] },
  { sourceTag: 'type:widget', onlyDependOnLibsWithTags: ['type:element', 'type:ui', 'type:api', 'type:i18n'] },
  // What every widget's custom element is made of.
  { sourceTag: 'type:element', onlyDependOnLibsWithTags: ['type:ui', 'type:api', 'type:i18n'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:theme'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:api', 'type:theme'] },
  // What fills an empty database; nothing of the product imports it, the server finds it by its configured name.
  { sourceTag: 'type:demo', onlyDependOnLibsWithTags: ['type:server'] },
  { sourceTag: 'type:theme', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:i18n', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [] },
];
