/** As HTML's `type=email` reads addresses, with international letters: no spaces, line breaks, brackets, quotes or commas. */
const form =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

const maxLength = 254;

/** Whether a text is one bare mail address and nothing else, so that it cannot bring headers or recipients of its own into a mail. */
export const isMailAddress = (text: string): boolean => text.length <= maxLength && form.test(text);
