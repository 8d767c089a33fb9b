const readmes = import.meta.glob<string>('../libs/widgets/*/README.md', { query: '?raw', import: 'default', eager: true });

/** What every widget's element takes, sends and lets pages style. */
const ofAll = `
## For every element

| attribute | rule | default |
| --- | --- | --- |
| \`site\` | the id of the website, from the studio or \`foyer embed\` | none: a page of the portal itself |
| \`server\` | the API: an https address, or a path | \`/api/v2\` where the script came from |
| \`locale\` | one of the portal's languages: \`de\`, \`de-DE\`, \`de_DE\` | the page's, the browser's, the customer's |
| \`theme\` | \`light\`, \`dark\` or \`auto\` | \`auto\` |
| \`fonts\` | \`auto\`, or \`none\` for the system's | \`auto\` |
| \`loading\` | \`lazy\`, or \`eager\` before it comes into view | \`lazy\` |

| event | when | \`detail\` |
| --- | --- | --- |
| \`foyer:ready\` | it is shown first | |
| \`foyer:open\`, \`foyer:close\` | the chat's panel opens, closes | |
| \`foyer:message\` | a message has come | \`conversation_id\`, \`id\` |
| \`foyer:cart\` | the cart has changed | \`count\`: how many rewards are in it |
| \`foyer:error\` | an attribute is wrong, or something is refused or has failed | \`code\`; \`problems\`: the attributes and their rules; \`fault\`: what was thrown |

They bubble. Methods: \`open()\`, \`close()\`, \`identify(getToken)\`, \`setLocale(tag)\`, \`setTheme(theme)\`, \`destroy()\`; \`ready\` is a promise. All may be called before the widget is loaded.

Parts to style: \`root\`, on which a page sets the public variables (\`foyer-chat::part(root) { --foyer-color-brand: … }\`), \`placeholder\` and \`launcher\`.
`;

/** The page of a widget's element: what the README in its folder says, and each story in a frame of its own, where the mocked server answers its calls. */
export function elementPage(folder: string) {
  const readme = readmes[`../libs/widgets/${folder}/README.md`]?.replace(/^# .*\n/, '') ?? '';
  return { docs: { description: { component: readme + ofAll }, story: { inline: false, height: '640px' } } };
}
