import { picturesIn } from '@foyer/html';

/** The ids that one in an address may mean: it may name the version of what it shows. */
function meanings(id: string): string[] {
  const [, name, end = ''] = /^(.+)\.[0-9a-f]{12}(\.[a-z0-9]{1,8})?$/.exec(id) ?? [];
  return name === undefined ? [id] : [id, name, `${name}${end}`];
}

/** The pictures of a text, each by the ids its address may mean. */
export const mediaInHtml = (html: string): string[][] =>
  picturesIn(html).flatMap((address) => {
    const id = /\/media\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})/.exec(address)?.[1];
    return id === undefined ? [] : [meanings(id)];
  });

/** Every medium whose address stands anywhere in a text, as the database finds them (`media_ids_in`). */
export const mediaInText = (text: string): string[] =>
  [...text.matchAll(/\/api\/v2\/media\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})/g)].flatMap(([, id]) => meanings(id!));
