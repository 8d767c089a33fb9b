import { foldText } from '../../host/search/fold.ts';

/** A piece of a text; `marked` where it is what was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The folded text, and for each of its letters where that of the original begins and ends. */
function foldWithPlaces(text: string): { folded: string; places: [from: number, to: number][] } {
  let folded = '';
  const places: [number, number][] = [];
  let place = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    folded += plain;
    for (let count = 0; count < plain.length; count++) places.push([place, place + letter.length]);
    place += letter.length;
  }
  return { folded, places };
}

/** Finds the words of a search in a text, whatever their case and accents, as the server does. */
export function markWords(text: string, search: string): Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of foldText(search).split(/\s+/).filter(Boolean)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      marked.fill(true, places[at]![0], places[at + word.length - 1]![1]);
    }
  }
  const pieces: Piece[] = [];
  for (let place = 0; place < text.length; place++) {
    const last = pieces.at(-1);
    if (last && last.marked === marked[place]) last.text += text[place]!;
    else pieces.push({ text: text[place]!, marked: marked[place]! });
  }
  return pieces;
}
