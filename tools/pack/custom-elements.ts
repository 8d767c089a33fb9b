import ts from 'typescript';

/** A custom element as the manifest describes it (https://github.com/webcomponents/custom-elements-manifest). */
interface Described {
  name: string;
  description?: string;
  type?: { text: string };
  default?: string;
}

/** The interfaces of some sources, with those that they extend. */
function interfacesOf(sources: readonly string[]): Map<string, ts.InterfaceDeclaration> {
  const found = new Map<string, ts.InterfaceDeclaration>();
  for (const source of sources) {
    const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true);
    file.forEachChild((node) => void (ts.isInterfaceDeclaration(node) && found.set(node.name.text, node)));
  }
  return found;
}

const textOf = (comment: ts.JSDoc['comment']): string => (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
const docsOf = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).filter((doc) => ts.isJSDoc(doc));

function describe(node: ts.Node): Pick<Described, 'description' | 'default'> {
  const description = docsOf(node)
    .map(({ comment }) => textOf(comment))
    .join(' ');
  const usual = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return { ...(description && { description }), ...(usual && { default: textOf(usual.comment) }) };
}

const attributeOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom-elements manifest of the package's types: attributes, methods and events as their interfaces document them. */
export function customElements(
  sources: readonly string[],
  elements: readonly { tag: string; attributes: string }[],
  properties: readonly Described[],
) {
  const interfaces = interfacesOf(sources);
  const interfaceOf = (name: string) => {
    const found = interfaces.get(name);
    if (!found) throw new Error(`There is no interface ${name}.`);
    return found;
  };
  const propertiesOf = (name: string): ts.PropertySignature[] => {
    const declared = interfaceOf(name);
    const bases = declared.heritageClauses?.flatMap(({ types }) => types.map((type) => type.expression.getText())) ?? [];
    return [
      ...declared.members.filter(ts.isPropertySignature),
      ...bases.flatMap((base) => (interfaces.has(base) ? propertiesOf(base) : [])),
    ];
  };
  const typed = (node: ts.PropertySignature): Described => {
    const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
    return { name, type: { text: node.type?.getText().replace(/\s+/g, ' ') ?? 'unknown' }, ...describe(node) };
  };
  const methods = interfaceOf('FoyerElement').members.filter(ts.isMethodSignature);
  const members = methods.map((method) => ({
    kind: 'method',
    name: method.name.getText(),
    ...describe(method),
    parameters: method.parameters.map((parameter) => ({ name: parameter.name.getText(), type: { text: parameter.type!.getText() } })),
    return: { type: { text: method.type!.getText() } },
  }));
  const declarations = elements.map(({ tag, attributes }) => ({
    kind: 'class',
    customElement: true,
    name: attributes.replace('Attributes', ''),
    tagName: tag,
    ...describe(interfaceOf(attributes)),
    attributes: propertiesOf(attributes).map((property) => ({ ...typed(property), name: attributeOf(property.name.getText()) })),
    members: [
      ...members,
      ...interfaceOf('FoyerElement')
        .members.filter(ts.isPropertySignature)
        .map((field) => ({ kind: 'field', ...typed(field) })),
    ],
    events: propertiesOf('FoyerEvents').map(typed),
    cssParts: [
      { name: 'root', description: 'Around everything; the variables are set here.' },
      { name: 'placeholder', description: 'In place of the widget until it is loaded.' },
      ...(tag === 'foyer-chat' ? [{ name: 'launcher', description: 'The button in the corner of the page.' }] : []),
    ],
    cssProperties: properties,
  }));
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: 'index.js' },
  }));
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: [{ kind: 'javascript-module', path: 'index.js', declarations, exports }] };
}
