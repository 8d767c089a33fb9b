import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { localize } from '../../../platform/db/localized.ts';
import { bundledSpecification } from '../../../platform/http/specification.ts';
import { entries, link as address, text, title } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

type Icon = Schemas['NavigationSubpagesEntry']['icon'];
interface Components {
  schemas: { NavigationSubpagesEntry: { properties: { icon: { enum: Icon[] } } } };
}

const { icon } = (bundledSpecification().components as unknown as Components).schemas.NavigationSubpagesEntry.properties;

/** Pages may be older than the contract's signs, or edited by hand: an unknown sign becomes the plain one. */
const sign = z
  .enum(icon.enum.filter((name) => name !== null))
  .nullable()
  .catch(null);

/** Without a good address there is no button. */
const featureEmail = z.object({ email: z.email().nullable().catch(null), subject: title, body: text });

/** The pages in the editor's order; one that leads nowhere safe is left out. */
export const definition = defineModule({
  type: 'navigation_subpages',
  config: z.object({ entries: entries({ title, icon: sign, link: address }), featureEmail: featureEmail.optional() }),
  visibility: 'all',
  resolve: ({ entries: pages, featureEmail: mail }, { locale, textOf }) => ({
    options: { feature_email: mail?.email ? { email: mail.email, subject: textOf(mail.subject), body: textOf(mail.body) } : null },
    results: pages.flatMap((page) => {
      const link = safeLink(page.link);
      if (!link) return [];
      const { text: heading, locale: contentLocale } = localize(page.title, locale);
      return { id: page.id, title: heading, content_locale: contentLocale, icon: page.icon, link };
    }),
  }),
});
