import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { attributes, knownClasses, sound, tags } from './allowed.ts';
import { trust } from './trust.ts';

const config: Config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes],
  // What the addresses may be is judged below; DOMPurify's own rule for them stays in front of it.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function createOurs(): DOMPurify {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_element, data) => {
    if (data.attrName === 'class') data.attrValue = knownClasses(data.attrValue);
    const isSound = sound[data.attrName];
    if ((isSound && !isSound(data.attrValue.trim())) || (data.attrName === 'class' && data.attrValue === '')) data.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'button') element.setAttribute('type', 'button');
    if (element.localName === 'a' && /^https:/i.test(element.getAttribute('href') ?? ''))
      element.setAttribute('rel', 'noopener noreferrer');
    // Without its source it would represent something that was taken out.
    if (element.localName === 'img' && !element.hasAttribute('src')) element.remove();
  });
  return purifier;
}

let ours: DOMPurify | undefined;

/** The HTML as it may be put into the page; in the browser only. It has been sanitised when it was saved, and is here once more. */
export function purify(html: string): string | TrustedHTML {
  ours ??= createOurs();
  return trust.html(ours.sanitize(html, config));
}
