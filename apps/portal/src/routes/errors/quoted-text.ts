const limits = { title: 80, text: 300 };

/** Invisible characters: controls, and those that turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Addresses in any spelling that a reader might type or call: with a scheme, with `www.`, or a name with a path. */
const addresses = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|tel:)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*|\S+@\S+\.\S+/giu;

/**
 * Text that came with an address, made harmless: one line, no invisible characters, no addresses to follow, cut to its limit. Null where nothing
 * is left.
 */
export function quotedText(value: string | null, kind: keyof typeof limits): string | null {
  const text = (value ?? '').slice(0, 2000).replace(invisible, ' ').replace(addresses, '…').replace(/\s+/g, ' ').trim();
  if (!text) return null;
  const characters = [...text];
  const limit = limits[kind];
  return characters.length > limit
    ? `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
