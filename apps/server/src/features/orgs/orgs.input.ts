import { domainToASCII } from 'node:url';
import { z } from 'zod';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const isHostName = (text: string): boolean => text.length <= 253 && text.split('.').every((part) => label.test(part));

/** A host name as browsers send it: in lower case, other letters in their ASCII form. */
const host = z
  .string()
  .transform((text) => domainToASCII(text.trim().toLowerCase()))
  .refine(isHostName, 'is no host name. Write it without https:// and without a port, such as community.example.');

const name = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((text) => text.length > 0 && text.length <= 200 && !/\p{Cc}/u.test(text), 'must be a name of 1 to 200 characters.');

const org = z.object({
  name,
  hosts: z
    .array(host)
    .min(1)
    .transform((hosts) => [...new Set(hosts)]),
});

/** A customer as the operator writes them down. */
export type OrgInput = z.output<typeof org>;

/** Reads a customer; gives either them or what is wrong, by the field and in words. */
export function readOrg(input: {
  name: string;
  hosts: readonly string[];
}): { org: OrgInput } | { faults: { field: string; message: string }[] } {
  const { data, error } = org.safeParse(input);
  if (data) return { org: data };
  return {
    faults: error.issues.map(({ path, message }) => {
      const [field, index] = path;
      const given = field === 'hosts' && typeof index === 'number' ? input.hosts[index] : input.name;
      return { field: String(field), message: `"${(given ?? '').slice(0, 80)}" ${message}` };
    }),
  };
}
