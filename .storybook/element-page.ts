const readmes = import.meta.glob<string>('../libs/widgets/*/README.md', { query: '?raw', import: 'default', eager: true });

/** What every widget's element takes, sends and lets pages style. */
const ofAll = `
## For every element

| attribute | rule | default |
| --- | --- | --- |
| \`server\` | the API: an https address, or a path for a page of the same origin | \`/api/v2\` |
| \`locale\` | one of the portal's languages, such as \`en_GB\` | \`de_DE\` |
| \`theme\` | \`light\`, \`dark\` or \`system\` | \`system\` |

| event | when | \`detail\` |
| --- | --- | --- |
| \`foyer-error\` | an attribute is wrong, or a part has thrown; it bubbles | \`problems\`: the attributes and their rules; \`fault\`: what was thrown |

It has no parts to style: it takes its look from the public variables (\`--foyer-…\`), which reach into its shadow root.
`;

/** The page of a widget's element: what the README in its folder says, and each story in a frame of its own, where the mocked server answers its calls. */
export function elementPage(folder: string) {
  const readme = readmes[`../libs/widgets/${folder}/README.md`]?.replace(/^# .*\n/, '') ?? '';
  return { docs: { description: { component: readme + ofAll }, story: { inline: false, height: '640px' } } };
}
