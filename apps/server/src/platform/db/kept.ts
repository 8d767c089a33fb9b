/** Makes a thing once for each key, such as a statement that is built once and carried out many times. There must be few keys. */
export function keptBy<Key extends readonly string[], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
  const kept = new Map<string, Made>();
  return (...key) => {
    const name = key.join(' ');
    const known = kept.get(name);
    if (known) return known;
    const made = make(...key);
    kept.set(name, made);
    return made;
  };
}
