/** What every part that shows something is made of. */
const shown = ['type:ui', 'type:api', 'type:i18n', 'type:links'];

/** Who may import whom, by the tags in each package.json. */
export const depConstraints = [
  // The tools are for end-to-end tests; a rule of its own keeps them out of the portal's code.
  // The studio checks the attributes of elements as these do themselves (`@foyer/widget-element/options`).
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [...shown, 'type:module', 'type:widget', 'type:part', 'type:element', 'type:theme', 'type:tool'],
  },
  { sourceTag: 'type:module', onlyDependOnLibsWithTags: [...shown, 'type:widget'] },
  { sourceTag: 'type:widget', onlyDependOnLibsWithTags: [...shown, 'type:element', 'type:part'] },
  // What is built of widgets for other websites; nothing imports it.
  { sourceTag: 'type:embed', onlyDependOnLibsWithTags: ['type:widget', 'type:element'] },
  // What several widgets and the portal are made of.
  { sourceTag: 'type:part', onlyDependOnLibsWithTags: shown },
  // What every widget's custom element is made of.
  { sourceTag: 'type:element', onlyDependOnLibsWithTags: shown },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:theme'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:api', 'type:links', 'type:locales', 'type:node', 'type:theme'] },
  // The operator's command line; what it may use of the server is `operate` alone (eslint.config.js).
  { sourceTag: 'type:cli', onlyDependOnLibsWithTags: ['type:server', 'type:node', 'type:locales'] },
  // What fills an empty database; nothing of the product imports it, the server finds it by its configured name.
  { sourceTag: 'type:demo', onlyDependOnLibsWithTags: ['type:server'] },
  { sourceTag: 'type:theme', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:i18n', onlyDependOnLibsWithTags: ['type:links', 'type:locales'] },
  { sourceTag: 'type:links', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:locales', onlyDependOnLibsWithTags: [] },
  // What runs on Node alone and would serve another product as well.
  { sourceTag: 'type:node', onlyDependOnLibsWithTags: ['type:node', 'type:links', 'type:locales', 'type:theme'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [] },
];
