import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

/** A value that the database writes as JSON, so that one statement brings rows within rows; and how it is read back. */
export interface Json<Value> {
  sql: SQL;
  read(json: unknown): Value;
}

/** What an object is made of. One within it is null where its first value is, as that of a row which was not joined. */
export interface Parts {
  [key: string]: PgColumn | SQL | Json<unknown> | Parts;
}

const isJson = (part: Parts[string]): part is Json<unknown> => 'read' in part;
const isParts = (part: Parts[string]): part is Parts => Object.getPrototypeOf(part) === Object.prototype && !isJson(part);
const toDate = (json: unknown): Date => new Date(json as string);

function readerOf(part: Parts[string]): ((json: unknown) => unknown) | undefined {
  if (isParts(part)) return jsonObject(part).read;
  if (isJson(part)) return part.read;
  return is(part, PgColumn) && part.dataType === 'date' ? toDate : undefined;
}

function written(part: Parts[string]): SQL | PgColumn {
  if (isJson(part)) return part.sql;
  if (!isParts(part)) return part;
  const [first] = Object.values(part);
  return sql`case when ${first} is not null then ${jsonObject(part).sql} end`;
}

/** A row as an object. Moments become dates again. */
export function jsonObject<Row>(parts: Parts): Json<Row> {
  const entries = Object.entries(parts);
  const readers = entries.flatMap(([key, part]) => {
    const read = readerOf(part);
    return read ? [{ key, read }] : [];
  });
  return {
    sql: sql`json_build_object(${sql.join(
      entries.map(([key, part]) => sql`${sql.raw(`'${key}'`)}, ${written(part)}`),
      sql`, `,
    )})`,
    read(json) {
      const row = json as Record<string, unknown>;
      for (const { key, read } of readers) if (row[key] !== null) row[key] = read(row[key]);
      return row as Row;
    },
  };
}

/** The rows of a selection as a list. */
export const jsonList = <Row>({ sql: row, read }: Json<Row>, order: SQL): Json<Row[]> => ({
  sql: sql`coalesce(json_agg(${row} order by ${order}), '[]'::json)`,
  read: (json) => (json as unknown[]).map(read),
});

/** Such a value as a column of a selection. */
export const jsonColumn = <Value>({ sql: value, read }: Json<Value>): SQL<Value> => sql`${value}`.mapWith(read) as SQL<Value>;
