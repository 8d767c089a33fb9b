import { sampleThemes } from '@foyer/theme/samples';

const sheetId = (brand: string) => `foyer-brand-${brand}`;

/** Puts the style sheet of a sample customer into the page; `data-brand` on an element chooses it. Foyer's own look is there already. */
export async function addBrand(brand: string): Promise<void> {
  if (!Object.hasOwn(sampleThemes, brand) || document.getElementById(sheetId(brand))) return;
  // Most stories are shown, and all are tested, in Foyer's own look and need none of this.
  const { deriveTheme, themeCss } = await import('@foyer/theme');
  const sheet = document.createElement('style');
  sheet.id = sheetId(brand);
  sheet.textContent = themeCss(deriveTheme(sampleThemes[brand as keyof typeof sampleThemes].seed), { selector: `[data-brand="${brand}"]` });
  document.head.append(sheet);
}
