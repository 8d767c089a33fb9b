import addFormats from 'ajv-formats';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/** What JavaScript and PostgreSQL both know as a moment, with a margin for sums: from the year 1 to the year 9998. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')];

const isKnown = (text: string): boolean => {
  const time = Date.parse(text);
  // A leap second and an offset without minutes are none to JavaScript.
  return time >= earliest && time < latest;
};

/** A format of JSON Schema by its name, as Ajv's own formats judge it. */
function judge(name: 'date' | 'date-time'): (text: string) => boolean {
  const { validate } = addFormats.default.get(name) as { validate: (text: string) => boolean };
  return validate;
}

const [isDay, isMoment] = [judge('date'), judge('date-time')];

/**
 * Adds the formats of requests. Days and moments are those that every handler can make a `Date` of and store: what is well formed, but none of these, is
 * refused here as `invalid_format`. Fractions of a second may have any length.
 */
export function addRequestFormats(ajv: Ajv2020): void {
  addFormats.default(ajv);
  ajv.addFormat('date', (text) => isDay(text) && isKnown(text));
  ajv.addFormat('date-time', (text) => isMoment(text) && isKnown(text));
}
