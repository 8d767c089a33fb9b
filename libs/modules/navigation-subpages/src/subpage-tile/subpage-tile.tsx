import { type Schemas, useApi } from '@foyer/api';
import { textLanguage, useLinkTargets } from '@foyer/i18n';
import { FileTextIcon, Tile } from '@foyer/ui';
import { signs } from './signs.ts';

interface SubpageTileProps {
  page: Schemas['NavigationSubpagesEntry'];
  /** As at `Tile`. */
  compact?: boolean;
}

/** A page as a tile that leads to it, its name in the language it is written in. A sign that this version does not know yet is the plain one. */
export function SubpageTile({ page: { icon, title, content_locale, link }, compact }: SubpageTileProps) {
  const linkTo = useLinkTargets(useApi().locale);
  return (
    <Tile
      icon={icon && Object.hasOwn(signs, icon) ? signs[icon] : FileTextIcon}
      compact={compact}
      {...linkTo(link)}
      title={<bdi {...textLanguage(content_locale)}>{title}</bdi>}
    />
  );
}
