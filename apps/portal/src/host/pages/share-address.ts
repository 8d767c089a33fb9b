import type { Schemas } from '@foyer/api';

type Network = Exclude<Schemas['ShareOption'], 'link'>;

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The address at which a mail program or a network takes a page's address and title. */
export const shareAddress: Record<Network, (url: string, title: string) => string> = {
  email: (url, title) => `mailto:?${query({ subject: title, body: url })}`,
  whatsapp: (url, title) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  linkedin: (url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
};
