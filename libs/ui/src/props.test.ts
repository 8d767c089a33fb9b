import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

interface Component {
  name: string;
  props: ReadonlyMap<string, { own: boolean; type: ts.Type }>;
}

/** The components that `index.ts` exports, with their props as the compiler knows them. */
function readComponents(): { components: Component[]; checker: ts.TypeChecker } {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const index = join(import.meta.dirname, 'index.ts');
  const program = ts.createProgram([index], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const door = checker.getSymbolAtLocation(program.getSourceFile(index)!)!;
  const components = checker.getExportsOfModule(door).flatMap((symbol) => {
    const exported = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!/^[A-Z]/.test(symbol.name) || !(exported.flags & ts.SymbolFlags.Function)) return [];
    const given = checker.getTypeOfSymbol(exported).getCallSignatures()[0]?.parameters[0];
    if (!given) return [];
    const props = checker.getTypeOfSymbol(given).getProperties();
    const isOwn = (prop: ts.Symbol) => !prop.declarations?.[0]?.getSourceFile().fileName.includes('node_modules');
    return {
      name: symbol.name,
      props: new Map(props.map((prop) => [prop.name, { own: isOwn(prop), type: checker.getTypeOfSymbol(prop) }])),
    };
  });
  return { components, checker };
}

describe('the props of all components', () => {
  const { components, checker } = readComponents();
  const called = (fits: (component: Component) => boolean) => components.filter(fits).map(({ name }) => name);
  const own = ({ props }: Component, name: string) => props.get(name)?.own === true;

  /** What a callback is given first. */
  const firstParameter = (callback: ts.Type) => {
    const parameter = checker.getNonNullableType(callback).getCallSignatures()[0]?.parameters[0];
    return parameter && checker.getTypeOfSymbol(parameter);
  };

  it('are read', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(called((component) => own(component, 'onChange'))).toContain('TextField');
  });

  it('have one name for the same thing', () => {
    const other = ['headingLevel', 'labels', 'onClose', 'isOpen', 'isDisabled', 'onValueChange'];
    expect(called((component) => other.some((name) => own(component, name)))).toEqual([]);
  });

  it('have a request for whatever can be open', () => {
    expect(called((component) => own(component, 'open') && !own(component, 'onOpenChange'))).toEqual([]);
  });

  it('have a value beside onChange', () => {
    const values = ['value', 'defaultValue', 'checked'];
    expect(called((component) => own(component, 'onChange') && !values.some((name) => component.props.has(name)))).toEqual([]);
  });

  it('hand the value to onChange, and no event', () => {
    const takesEvent = ({ props }: Component) => firstParameter(props.get('onChange')!.type)?.getProperty('currentTarget') !== undefined;
    expect(called((component) => own(component, 'onChange') && takesEvent(component))).toEqual([]);
  });

  it('leave none of the native onChange of a control', () => {
    const isControl = ({ props }: Component) => props.has('defaultChecked') && props.has('label') && props.has('mark');
    expect(called((component) => isControl(component) && component.props.get('onChange')?.own === false)).toEqual([]);
  });
});
