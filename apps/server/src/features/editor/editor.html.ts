import { createCleaner, relOf } from '@foyer/html';
import { attributesByTag, classes, isSound, tags } from './editor.rules.ts';

type Attributes = Record<string, string>;

/** The attributes whose values are sound. Links and pictures are given what they always have, buttons their type. */
function soundAttributes(tagName: string, attribs: Attributes): Attributes {
  const trimmed = Object.entries(attribs).map(([name, value]) => [name, name === 'alt' ? value : value.trim()] as const);
  const kept: Attributes = Object.fromEntries(trimmed.filter(([name, value]) => isSound(name, value)));
  if (tagName === 'a') return { ...kept, rel: '', ...relOf(kept['href'] ?? '') };
  if (tagName === 'button') return { ...kept, type: 'button' };
  if (tagName === 'img') return { ...kept, alt: kept['alt'] ?? '', loading: 'lazy' };
  return kept;
}

const clean = createCleaner({
  allowedTags: [...tags],
  allowedAttributes: Object.fromEntries(Object.entries(attributesByTag).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { '*': [...classes] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  transformTags: {
    '*': (name, attribs) => {
      const kept = soundAttributes(name, attribs);
      // A button without an action would be a promise that no one keeps; its words stay.
      return name === 'button' && !kept['data-action'] ? { tagName: 'span', attribs: {} } : { tagName: name, attribs: kept };
    },
  },
});

/**
 * The HTML of an editor as it is stored and as it may reach a browser: safe by itself, without a policy and without the browser's own sanitiser.
 * Sanitising it again changes nothing.
 */
export const sanitizeEditorHtml = clean;
