import { type Schemas, useApi } from '@foyer/api';
import { linkTarget, locales, useNewTabText } from '@foyer/i18n';
import { ExternalSign, FileTextIcon, Tile } from '@foyer/ui';
import { signs } from './signs.ts';

/** A page as a tile that leads to it, its name in the language it is written in. A sign that this version does not know yet is the plain one. */
export function SubpageTile({ page }: { page: Schemas['NavigationSubpagesEntry'] }) {
  const newTab = useNewTabText();
  const target = linkTarget(useApi().locale, page.link);
  const { tag, direction } = locales[page.content_locale];
  const leaves = target?.external === true;
  return (
    <Tile
      icon={page.icon && Object.hasOwn(signs, page.icon) ? signs[page.icon] : FileTextIcon}
      href={target?.href}
      target={leaves ? '_blank' : undefined}
      title={
        <>
          <bdi lang={tag} dir={direction}>
            {page.title}
          </bdi>
          {leaves && (
            <>
              {' '}
              <ExternalSign label={newTab} />
            </>
          )}
        </>
      }
    />
  );
}
