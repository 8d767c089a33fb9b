/** Width by height of the place in which a picture is cropped. */
export const stageRatio = 4 / 3;
