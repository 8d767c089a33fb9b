import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import fontverter from 'fontverter';

// What people read: sentences of the portal in three languages, so that letters weigh as often as they come.
const sample = [
  'Die neuen Kolleginnen und Kollegen im Haus am Kurpark stellen sich vor: Zwölf Auszubildende beginnen heute an der Rezeption, in der Küche und im Housekeeping. Frühstück gibt es für alle ab 06:30 Uhr im großen Saal.',
  'This week we welcome 120 guests of the spring congress. Please check the rota before Thursday, and tell your team leader if you would like to swap a shift.',
  'L’équipe de la réception vous présente les nouveautés de la saison : des chambres rénovées, un petit déjeuner plus généreux et un café offert à chaque hôte.',
].join(' ');

/**
 * Width of the sample and height above and below the line, in parts of the font's size.
 *
 * @param {Uint8Array} file
 * @param {number} weight
 */
export async function measure(file, weight) {
  const face = new Face(new Blob(await fontverter.convert(file, 'truetype')), 0);
  const font = new Font(face);
  if ('wght' in face.getAxisInfos()) font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(sample);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = font.hExtents();
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}

const percent = (/** @type {number} */ part) => `${(part * 100).toFixed(1)}%`;

/**
 * How a face of the system is stretched to take the same room as ours.
 *
 * @param {{ width: number; ascent: number; descent: number }} ours
 * @param {{ width: number }} systems
 */
export function stretch(ours, systems) {
  const size = ours.width / systems.width;
  return { sizeAdjust: percent(size), ascentOverride: percent(ours.ascent / size), descentOverride: percent(ours.descent / size) };
}
