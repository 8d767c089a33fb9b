import type { Schemas } from '@foyer/api';
import {
  AnnouncementIcon,
  CakeIcon,
  ChatIcon,
  CommentIcon,
  DownloadIcon,
  FileTextIcon,
  FitnessIcon,
  GiftIcon,
  GlobeIcon,
  GridIcon,
  HotelIcon,
  type IconProps,
  IdeaIcon,
  ImageIcon,
  ImagesIcon,
  LinkIcon,
  ListIcon,
  LogInIcon,
  NewsIcon,
  PositiveIcon,
  ProfileIcon,
  TrainingIcon,
} from '@foyer/ui';

type Type = Schemas['Module']['type'];

/** By which sign a type is known. One that was just made has none yet: a new type needs no edit elsewhere (record 42). */
const icons: Partial<Record<Type, IconProps['icon']>> = {
  articleteaser: NewsIcon,
  coachings: IdeaIcon,
  downloads: DownloadIcon,
  editor: FileTextIcon,
  gallery: ImagesIcon,
  gdpr: TrainingIcon,
  gympass: FitnessIcon,
  hero_register: LogInIcon,
  kununu: CommentIcon,
  landing_page_teaser: GridIcon,
  location: HotelIcon,
  navigation_subpages: LinkIcon,
  occasions: CakeIcon,
  profileteaser: ProfileIcon,
  scores: PositiveIcon,
  shop: GiftIcon,
  stream_widget: ChatIcon,
  text_image_switch: ImageIcon,
  topteaser: AnnouncementIcon,
  use_cases: ListIcon,
  webnews: GlobeIcon,
};

/** The sign of a type; undefined for one that there is not. */
export const iconOf = (type: string): IconProps['icon'] | undefined => icons[type as Type];
