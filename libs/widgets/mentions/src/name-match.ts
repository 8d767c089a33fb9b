/** A text without case and accents, as the server compares texts when it searches. */
const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a name fits the words, the best first; undefined where one of them begins none of the name's. */
function rankOf(name: string, words: readonly string[]): number | undefined {
  const parts = wordsOf(name);
  if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return undefined;
  const folded = parts.join(' ');
  return folded.startsWith(words.join(' ')) ? 0 : folded.startsWith(words[0] ?? '') ? 1 : 2;
}

/** Of these people those whose names fit what is typed, by the rule and in the order of the server (`listMentionSuggestions` in the contract). */
export function matchingPeople<Person extends { name: string }>(people: readonly Person[], typed: string): Person[] {
  const words = wordsOf(typed);
  const ranked = people.flatMap((person) => {
    const rank = rankOf(person.name, words);
    return rank === undefined ? [] : { person, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ person }) => person);
}
