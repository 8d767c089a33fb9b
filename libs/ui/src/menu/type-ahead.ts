interface Key {
  key: string;
  timeStamp: number;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** After this many milliseconds a letter begins a new word. */
const pause = 800;

/**
 * The index of the item that begins with what is being typed, from the one after `at` on; the same letter again goes to the next. `typed`
 * keeps the letters between calls. `undefined` where the key is no letter or nothing begins so.
 */
export function typeAhead(typed: { text: string; at: number }, event: Key, words: readonly string[], at: number): number | undefined {
  const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
  // A space at the beginning presses the item.
  if ([...key].length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && timeStamp - typed.at > pause)) return undefined;
  typed.text = timeStamp - typed.at > pause ? key : typed.text + key;
  typed.at = timeStamp;
  const repeated = [...typed.text].every((letter) => letter === typed.text[0]);
  const text = (repeated ? key : typed.text).toLocaleLowerCase();
  // One letter moves on; a longer word may stay where it is.
  const first = repeated ? at + 1 : Math.max(at, 0);
  const order = words.map((_word, index) => (first + index) % words.length);
  return order.find((index) => words[index]?.toLocaleLowerCase().startsWith(text));
}
