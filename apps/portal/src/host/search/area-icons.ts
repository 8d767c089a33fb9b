import type { Schemas } from '@foyer/api';
import { CommentIcon, FileIcon, FileTextIcon, HotelIcon, NewsIcon, ProfileIcon } from '@foyer/ui';

/** The sign of each kind of what can be found. */
export const areaIcons = {
  news: NewsIcon,
  pages: FileTextIcon,
  people: ProfileIcon,
  files: FileIcon,
  comments: CommentIcon,
  hotels: HotelIcon,
} satisfies Record<Schemas['SearchArea'], unknown>;
