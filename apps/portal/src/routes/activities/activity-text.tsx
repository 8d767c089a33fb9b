import type { Schemas } from '@foyer/api';

/** The sentence of an activity, with the name of the person who set it off. The server has isolated the name for writing directions. */
export function ActivityText({ text, user_name: name }: Pick<Schemas['Activity'], 'text' | 'user_name'>) {
  const [before, after, ...more] = text.split(`\u2068${name}\u2069`);
  if (name === '' || after === undefined || more.length > 0) return text;
  return (
    <>
      {before}
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {after}
    </>
  );
}
