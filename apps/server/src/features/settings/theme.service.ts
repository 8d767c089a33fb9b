import { isImage } from '@foyer/media-files';
import type { Context } from '../../platform/context.ts';
import { Problem, type ProblemField } from '../../platform/http/problem.ts';
import { readThemeInput } from './theme.input.ts';
import { createThemeRepository, type ThemeRepository } from './theme.repository.ts';

const refuseLogo = (rule: Pick<ProblemField, 'code'>) => new Problem(400, 'validation_failed', { errors: [{ field: 'logo_id', ...rule }] });

/** A logo is on the login screen, so guests must be allowed to see it. */
async function checkLogo(themes: ThemeRepository, orgId: string, logoId: string): Promise<void> {
  const found = await themes.findMedium(orgId, logoId);
  if (!found || !isImage(found.type) || !found.width || !found.height) throw refuseLogo({ code: 'not_an_image' });
  if (found.visibility !== 'public') throw refuseLogo({ code: 'not_public' });
}

/** The customer's look. It is read with the settings (shell feature); there is no screen yet that changes it. The command line has no responses to forget. */
export function createThemeService({ db, responses }: Pick<Context, 'db'> & Partial<Pick<Context, 'responses'>>) {
  const themes = createThemeRepository({ db });
  return {
    /**
     * Sets the whole look: `brand_color` in any notation of CSS, `corner_style`, `font_pair`, `logo_id` or null. Throws 400 with the refused
     * fields, 404 where there is no such customer. Each visitor sees it with their next document.
     */
    async set(orgId: string, input: unknown): Promise<void> {
      const choice = readThemeInput(input);
      if (choice.logoId) await checkLogo(themes, orgId, choice.logoId);
      if (!(await themes.save(orgId, choice))) throw new Problem(404, 'not_found');
      responses?.forget(orgId);
    },
  };
}
