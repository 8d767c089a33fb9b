/** What a telephone dials: digits and a leading plus. What a number is written with besides is for people's eyes. */
export const telephoneAddress = (telephone: string): string =>
  `tel:${telephone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')}`;
