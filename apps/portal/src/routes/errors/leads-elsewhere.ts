/** What readers pass over: invisible characters, accents and the frames of emoji. */
const unseen = /[\p{Cc}\p{Cf}\p{M}]+/gu;
const brackets = /[()[\]{}<>«»‹›"'“”„‘’`*_~|^]+/gu;
/** Signs that look like a full stop and that NFKC leaves as they are. */
const dots = /[。·•∙⋅・‧⸱۔٫܂᛫]/gu;

/** `(at)`, `[dot]`, in the portal's languages; and `dot` as a word of its own. */
const spelledOut = /[([{<]\s*(?:at|ät|dot|punkt|punt|punto|point|arobase|chiocciola|apenstaartje)\s*[)\]}>]|\bdot\b/iu;
const scheme = /:\/\/|\/\/|\b(?:https?|www|mailto|tel|sms|callto|whatsapp|javascript|data):|\bwww\b|@/iu;
/** A dot between letters or figures with a word behind it: `z.B.` and `3.2` are none. */
const hostName = /[\p{L}\p{N}-]\.(?:\p{L}[\p{L}\p{N}-]|\p{N}+\p{L})/u;
/** The same pulled apart: a blank before the dot, or a small letter behind a word and its dot, where a sentence begins with a capital. */
const spacedHostName = /\s\.\s?\p{L}|\p{L}\p{L}\.\s\p{Ll}/u;
const networkAddress = /\p{N}\.\p{N}{1,3}\.\p{N}{1,3}\.\p{N}/u;
const international = /\+\s?\p{N}/u;
/** `0800 FLOWERS` */
const vanityNumber = /\p{N}{3}[-. ]?\p{Lu}{4}/u;

/** So many figures in a row, whatever is between them, are a number to call; so many in all are one with words between. */
const figuresInARow = 5;
const figuresInAll = 9;

const figure = /\p{N}/u;
const letter = /\p{L}/u;
/** Letters that are read as figures beside figures. */
const figureLike = /[oOоОοΟlIіІ]/u;

function hasPhoneNumber(text: string): boolean {
  let row = 0;
  let all = 0;
  for (const word of text.split(/\s/)) {
    const characters = [...word];
    const likeNumber = characters.some((one) => figure.test(one)) && characters.every((one) => !letter.test(one) || figureLike.test(one));
    for (const one of characters) {
      if (figure.test(one) || (likeNumber && letter.test(one))) {
        row += 1;
        all += 1;
        if (row >= figuresInARow || all >= figuresInAll) return true;
      } else if (letter.test(one)) row = 0;
    }
  }
  return false;
}

const patterns = [scheme, hostName, spacedHostName, networkAddress, international, vanityNumber];

/**
 * Whether a text points its reader elsewhere: an address, a host name, a mailbox or a telephone number, however it is written. Written by an
 * attacker into the address of a page of ours, it would look like the portal's own advice. In doubt it does: the page has words of its own.
 */
export function leadsElsewhere(text: string): boolean {
  const plain = text.normalize('NFKC').replace(dots, '.');
  // What cannot be seen joins what is around it, or parts it.
  return ['', ' '].some((between) => {
    const seen = plain.replace(unseen, between).replace(/\s+/g, ' ');
    if (spelledOut.test(seen)) return true;
    const bare = seen.replace(brackets, '');
    return patterns.some((pattern) => pattern.test(bare)) || hasPhoneNumber(bare);
  });
}
