/** What is sampled of a picture: 50 × 12 pixels of it after it was made at most 100 pixels large (content §9). */
const sample = { width: 50, height: 12, most: 100 } as const;

/** Brightness from 0 (black) to 255 (white) where it cannot be measured (content §8). */
export const fallback = { load: 30, read: 20, outOfBounds: 255 } as const;

export interface Size {
  width: number;
  height: number;
}
export interface Area extends Size {
  x: number;
  y: number;
}

/** The corner of a picture in which a text begins. */
export interface Corner {
  block: 'start' | 'end';
  inline: 'left' | 'right';
}

/** The part of a picture that shows where it is cut to a box from its middle; all of it where the box has no size yet. */
export function visiblePart(picture: Size, box: Size): Area {
  if (!(box.width > 0 && box.height > 0)) return { x: 0, y: 0, ...picture };
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** How large the sampled picture is: its longer side 100 pixels, and never larger than it was. */
export function sampledSize({ width, height }: Size): Size {
  const scale = Math.min(1, sample.most / Math.max(width, height, 1));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Where in the made-small picture the text begins; `undefined` where the sample would be outside of it. */
export function sampleArea({ width, height }: Size, corner: Corner): Area | undefined {
  if (width < sample.width || height < sample.height) return undefined;
  return {
    x: corner.inline === 'left' ? 0 : width - sample.width,
    y: corner.block === 'start' ? 0 : height - sample.height,
    width: sample.width,
    height: sample.height,
  };
}

/** The mean luma (ITU-R BT.601) of red, green, blue, opacity in a row; what shows through counts by how much of it is there. */
export function meanLuma(pixels: ArrayLike<number>): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, opacity] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    sum += (0.299 * red + 0.587 * green + 0.114 * blue) * opacity;
    weight += opacity;
  }
  return weight === 0 ? fallback.outOfBounds : Math.round(sum / weight);
}

/** Measures what a picture shows where the text begins. `read` may throw, as it does for pictures of other servers. */
export function measure(picture: Size, box: Size, corner: Corner, read: (part: Area, size: Size, area: Area) => ArrayLike<number>): number {
  if (!(picture.width > 0 && picture.height > 0)) return fallback.load;
  const part = visiblePart(picture, box);
  const size = sampledSize(part);
  const area = sampleArea(size, corner);
  if (!area) return fallback.outOfBounds;
  try {
    return meanLuma(read(part, size, area));
  } catch {
    return fallback.read;
  }
}

/** Whether a text on a ground of this brightness is dark or light. */
export const inkOn = (brightness: number): 'dark' | 'light' => (brightness >= 128 ? 'dark' : 'light');
