const [before, most] = [40, 160];

/** What a message says about where it holds one of the words, in a line or two. */
export function excerpt(text: string, query: string): string {
  const [line, words] = [text.replace(/\s+/g, ' ').trim(), query.toLowerCase().split(/\s+/).filter(Boolean)];
  const places = words.map((word) => line.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const place = Math.min(...places, line.length);
  // One that was found without its accents begins at its beginning.
  const start = places.length === 0 || place <= before ? 0 : line.lastIndexOf(' ', place - before) + 1;
  const end = start + most < line.length ? line.lastIndexOf(' ', start + most) : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end > start ? end : start + most)}${start + most < line.length ? ' …' : ''}`;
}
