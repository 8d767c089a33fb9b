import type { Schemas } from '@foyer/api';

/** A piece of a text; `marked` where it is what was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in pieces, by the marks that the server gives with it. */
export function piecesOf(text: string, marks: readonly Schemas['SearchMark'][]): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const { start, length } of marks) {
    pieces.push({ text: text.slice(place, start), marked: false }, { text: text.slice(start, start + length), marked: true });
    place = start + length;
  }
  pieces.push({ text: text.slice(place), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}
