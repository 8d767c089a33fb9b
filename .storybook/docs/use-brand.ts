import { useEffect, useState } from 'react';
import { addBrand } from '../brands.ts';
import { loadFonts } from '../fonts.ts';

/**
 * The customer in whose look a page can be shown: the chosen one as soon as the style sheet and faces are there, until then the one before.
 * Text that is shown while its font is still loading would never take it (`font-display: optional`).
 */
export function useBrand(chosen: string): string | undefined {
  const [brand, setBrand] = useState<string>();
  useEffect(() => {
    let current = true;
    // Storybook's own parts of the page keep Foyer's fonts, whichever the customer.
    void Promise.all([loadFonts('foyer', 'en_GB'), loadFonts(chosen, 'en_GB'), addBrand(chosen)]).then(() => {
      if (current) setBrand(chosen);
    });
    return () => {
      current = false;
    };
  }, [chosen]);
  return brand;
}
