import type { Schemas } from '@foyer/api';
import { asList, asObject, type FieldSchema, initial, kindOf, plain } from '../form/schema.ts';

/** What entries of a list are that are written in the form itself, and not chosen. */
const isWritten = ({ items = {} }: FieldSchema): boolean => ['group', 'alternatives'].includes(kindOf(plain(items).schema));

/** The config of a new module: a list of what is written in it has its first entry already, which is what the module is added for. */
export function begunConfig({ config, begins_with }: Pick<Schemas['StudioModuleType'], 'config' | 'begins_with'>): Record<string, unknown> {
  const { properties = {} } = config as FieldSchema;
  const begun = Object.entries(asObject(structuredClone(begins_with))).map(([name, value]) => {
    const { schema } = plain(properties[name] ?? {});
    const isEmptyList = kindOf(schema) === 'list' && asList(value).length === 0;
    return [name, isEmptyList && isWritten(schema) ? [initial(schema.items ?? {})] : value] as const;
  });
  return Object.fromEntries(begun);
}
