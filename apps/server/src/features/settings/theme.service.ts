import { isImage } from '@foyer/media-files';
import type { Context } from '../../platform/context.ts';
import { Problem, type ProblemField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { auditedAs, type ChangedBy, createSettingsVersions } from './settings.versions.ts';
import { readThemeInput, type ThemeChoice } from './theme.input.ts';
import { createThemeRepository, type ThemeRepository } from './theme.repository.ts';

const refuseLogo = (rule: Pick<ProblemField, 'code'>) => new Problem(400, 'validation_failed', { errors: [{ field: 'logo_id', ...rule }] });

/** A logo is on the login screen, so guests must be allowed to see it. */
async function checkLogo(themes: ThemeRepository, orgId: string, logoId: string): Promise<void> {
  const found = await themes.findMedium(orgId, logoId);
  if (!found || !isImage(found.type) || !found.width || !found.height) throw refuseLogo({ code: 'not_an_image' });
  if (found.visibility !== 'public') throw refuseLogo({ code: 'not_public' });
}

/** A look as it is asked for and kept in versions. */
export const toLook = ({ brandColor, cornerStyle, fontPair, logoId }: ThemeChoice) => ({
  brand_color: brandColor,
  corner_style: cornerStyle,
  font_pair: fontPair,
  logo_id: logoId,
});

/** Changes the customer's look. It is read with the settings (shell feature). The command line has no responses to forget. */
export function createThemeService({ db, responses }: Pick<Context, 'db'> & Partial<Pick<Context, 'responses'>>) {
  return {
    /**
     * Sets the whole look: `brand_color` in any notation of CSS, `corner_style`, `font_pair`, `logo_id` or null. Throws 400 with the refused
     * fields, 404 where there is no such customer, 409 where it was made from an older version. Each visitor sees it with their next document.
     */
    async set(orgId: string, input: unknown, by: ChangedBy = {}): Promise<void> {
      const choice = readThemeInput(input);
      await db.transaction(async (tx) => {
        const themes = createThemeRepository(tx);
        const before = await themes.lock(orgId);
        if (!before) throw new Problem(404, 'not_found');
        if (choice.logoId) await checkLogo(themes, orgId, choice.logoId);
        const [was, is] = [toLook(before), toLook(choice)];
        if (!(await createSettingsVersions(tx).keep({ ...by, orgId, part: 'appearance', before: was, after: is }))) return;
        await themes.save(orgId, choice);
        const changed = Object.entries(is).filter(([name, value]) => was[name as keyof typeof was] !== value);
        const { details, ...who } = auditedAs(by);
        await audit(tx, { orgId, ...who, action: 'theme.changed', details: { ...details, ...Object.fromEntries(changed) } });
      });
      responses?.forget(orgId);
    },
  };
}
