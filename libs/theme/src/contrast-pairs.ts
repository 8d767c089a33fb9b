import { aa } from './brand.ts';
import type { Colors } from './palette.ts';

type Name = keyof Colors;

/** What must be distinguishable from its background, and by how much. */
export interface ContrastPair {
  front: Name;
  ground: Name;
  /** The least contrast by WCAG 2.2 AA. */
  least: number;
}

const pages: Name[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];
const softs: Name[] = ['neutralSoft', 'brandSoft'];
const on = (least: number, grounds: Name[], fronts: Name[]): ContrastPair[] =>
  grounds.flatMap((ground) => fronts.map((front) => ({ front, ground, least })));

/** Every text on every background it has, and every line or fill by which a control is recognised. A theme with a failing pair is a bug. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(aa.text, [...pages, ...softs, 'brandSoftHover'], ['text', 'textMuted', 'brandText']),
  ...on(aa.text, pages, ['criticalText', 'positiveText', 'warningText', 'infoText', 'neutralText']),
  ...on(aa.text, ['brand', 'brandHover', 'brandActive'], ['onBrand']),
  ...on(aa.text, ['critical', 'criticalHover'], ['onCritical']),
  ...on(aa.text, ['neutralSoft'], ['neutralText']),
  ...on(aa.text, ['positiveSoft'], ['positiveText', 'text']),
  ...on(aa.text, ['warningSoft'], ['warningText', 'text']),
  ...on(aa.text, ['criticalSoft'], ['criticalText', 'text']),
  ...on(aa.text, ['infoSoft'], ['infoText', 'text']),
  ...on(aa.text, ['stage'], ['onPhoto']),
  ...on(aa.text, ['personA', 'personB', 'personC', 'personD', 'personE', 'personF'], ['onPerson']),
  ...on(aa.control, [...pages, ...softs], ['lineStrong', 'focus', 'brand']),
  ...on(aa.control, pages, ['critical', 'brandHover', 'brandActive', 'criticalHover']),
  ...on(aa.control, ['brandSoftHover'], ['focus']),
];
