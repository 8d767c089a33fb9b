interface Candidate {
  /** In pixels. */
  width: number;
}

/** No screen is narrower, in CSS pixels. */
const narrowestScreen = 320;
const pixelsPerRem = 16;
/** Of the densest screens, and with room for a reader's larger letters where a width is in `rem`. */
const densest = { px: 3, rem: 3.75 };

interface Slot {
  narrowest: number;
  widest: number;
}

/** How wide an image may become by one part of `sizes`, in pixels of the device. */
function slotOf(part: string): Slot {
  const [, screen] = /\(min-width: ([\d.]+)rem\)/.exec(part) ?? [];
  const [, amount = '', unit] = /(?:^|\s)([\d.]+)(rem|px|vw)$/.exec(part) ?? [];
  if (unit === 'vw') {
    const least = screen ? Number(screen) * pixelsPerRem : narrowestScreen;
    return { narrowest: (least * Number(amount)) / 100, widest: Infinity };
  }
  if (unit === 'px') return { narrowest: Number(amount), widest: Number(amount) * densest.px };
  if (unit === 'rem') return { narrowest: Number(amount) * pixelsPerRem, widest: Number(amount) * pixelsPerRem * densest.rem };
  return { narrowest: 0, widest: Infinity };
}

/** The variants that a browser would choose at these `sizes`, narrowest first as they were: what it never chooses only makes documents longer. */
export function candidates<Variant extends Candidate>(variants: readonly Variant[], sizes: string): Variant[] {
  const slots = sizes.split(',').map((part) => slotOf(part.trim()));
  const narrowest = Math.min(...slots.map((slot) => slot.narrowest));
  const widest = Math.max(...slots.map((slot) => slot.widest));
  return variants.filter(({ width }, index) => {
    const enoughBefore = variants[index - 1] && variants[index - 1]!.width >= widest;
    const isLast = index === variants.length - 1;
    return !enoughBefore && (width >= narrowest || isLast);
  });
}
