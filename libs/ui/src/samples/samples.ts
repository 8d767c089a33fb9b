// Content for the stories of this library. Nothing here is part of what the library exports.
import type { CarouselTexts } from '../carousel/carousel-parts.tsx';
import type { ImageSource } from '../image/image.tsx';

/** A landscape drawn on the spot, so that stories need no files. */
export function landscape(hue: number, alt = 'Hügel am Abend', width = 1600, height = 900): ImageSource {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="none">
    <rect width="1600" height="900" fill="oklch(0.82 0.06 ${hue})"/>
    <circle cx="1130" cy="310" r="120" fill="oklch(0.93 0.05 ${hue + 40})"/>
    <path d="M0 560Q420 380 800 540T1600 470V900H0Z" fill="oklch(0.66 0.07 ${hue - 20})"/>
    <path d="M0 700Q460 560 860 690T1600 640V900H0Z" fill="oklch(0.5 0.07 ${hue - 30})"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt, width, height };
}

/** An image whose address leads nowhere. */
export const brokenImage: ImageSource = { src: 'data:image/png;base64,AAAA', alt: 'Das Haus am See', width: 1600, height: 900 };

export const carouselTexts: CarouselTexts = {
  carousel: 'Aufmacher',
  previous: 'Vorige Folie',
  next: 'Nächste Folie',
  pause: 'Anhalten',
  play: 'Abspielen',
  role: 'Karussell',
  slideRole: 'Folie',
  slide: (number, total) => `${number} von ${total}`,
  counter: (number, total) => `${number} / ${total}`,
};

/** Waits until everything in the element has come to rest, so that a story is judged as people see it. */
export async function settled(element: Element): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
}

/** Whether the element and everything in it keeps to its width: for stories with very long words. Lists what overflows. */
export const overflowing = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => {
      const { overflowX, display, position } = getComputedStyle(element);
      // What is only read aloud is in a box of one pixel.
      const hidesOnPurpose = overflowX !== 'visible' || display === 'inline' || position === 'absolute' || element.clientWidth === 1;
      return !hidesOnPurpose && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);

export const words = {
  title: 'Neues aus unseren Häusern',
  text: 'Das Haus am Kurpark begrüßt seit heute Gäste aus ganz Europa – mit neuen Öffnungszeiten, einer saisonalen Karte und einem Team, das sich auf Sie freut.',
  long: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsleiterin',
  /** One word of 200 letters: nothing may break where there is no place to break a line. */
  endless: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsleiterin'.repeat(3).slice(0, 200),
  arabicTitle: 'أخبار من بيوتنا',
  arabicText: 'مرحبًا بكم في منزلنا الجديد على البحيرة. يسعدنا أن نستقبلكم منذ اليوم مع فريق جديد وقائمة طعام موسمية.',
};
