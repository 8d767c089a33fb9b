import { chatOptions } from '@foyer/widget-chat/options';
import { attributesOf, type OptionsSchema, readAttributes } from '@foyer/widget-element/options';
import { occasionsSliderOptions } from '@foyer/widget-occasions-slider/options';
import { shopOptions } from '@foyer/widget-shop/options';
import { toJSONSchema } from 'zod/mini';
import { asObject, type FieldSchema, initial } from '../../form/schema.ts';
import type { WidgetName } from '../widget-words.ts';

const schemas: Record<WidgetName, OptionsSchema> = { chat: chatOptions, occasions: occasionsSliderOptions, shop: shopOptions };

/** Values of a widget's options by their names, as a form writes them. */
export type WidgetOptions = Record<string, unknown>;

/** What a form asks for the options of a widget: the same schema by which its element reads them. */
export const formOf = (widget: WidgetName): FieldSchema => toJSONSchema(schemas[widget], { io: 'output' }) as FieldSchema;

/** What a widget does unless it is told otherwise. */
export const usualOptions = (widget: WidgetName): WidgetOptions => asObject(initial(formOf(widget)));

/** The attributes that say what differs from the usual, and the names of the options whose values the element would refuse. */
export function attributesFor(widget: WidgetName, options: WidgetOptions): { attributes: [string, string][]; refused: string[] } {
  const schema = schemas[widget];
  const usual = usualOptions(widget);
  const named = attributesOf(schema);
  const written = Object.keys(schema.shape).flatMap((option, index) => {
    const value = options[option];
    const isUsual = value === undefined || value === null || value === '' || value === usual[option];
    return isUsual ? [] : [{ option, attribute: named[index]!, value: String(value) }];
  });
  const values = new Map(written.map(({ attribute, value }) => [attribute, value]));
  const refused = new Set(readAttributes(schema, (name) => values.get(name) ?? null).problems?.map(({ attribute }) => attribute));
  return {
    attributes: [...values].filter(([attribute]) => !refused.has(attribute)),
    refused: written.filter(({ attribute }) => refused.has(attribute)).map(({ option }) => option),
  };
}
