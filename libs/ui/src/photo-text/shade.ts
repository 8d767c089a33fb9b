/** How much of a photo the shade under a text covers, in percent: enough for white text on a white photo and black text on a black one. */
export const shadePercent = 66;
