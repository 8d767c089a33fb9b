/** A part of a picture in whole pixels of the original, as browsers show it: the turn that a camera noted (EXIF) is applied. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Brings what the fingers left into whole pixels that the picture has: never empty, never beyond its edges. */
export function wholeArea(area: CropArea, picture: { width: number; height: number }): CropArea {
  const width = within(Math.round(area.width), 1, Math.max(picture.width, 1));
  const height = within(Math.round(area.height), 1, Math.max(picture.height, 1));
  return {
    x: within(Math.round(area.x), 0, Math.max(picture.width - width, 0)),
    y: within(Math.round(area.y), 0, Math.max(picture.height - height, 0)),
    width,
    height,
  };
}
