import { BedIcon, BreakfastIcon, CoinsIcon, type IconProps, LocationIcon, SparklesIcon, SupportIcon, WellnessIcon } from '@foyer/ui';

type Sign = IconProps['icon'];

/** The signs that the contract names (`RatingCategory`). */
const icons: Record<string, Sign> = {
  service: SupportIcon,
  room: BedIcon,
  breakfast: BreakfastIcon,
  cleanliness: SparklesIcon,
  place: LocationIcon,
  value: CoinsIcon,
  wellness: WellnessIcon,
};

/** The sign of what is rated; none for a name that is not known here. */
export const categoryIcon = (name: string | null): Sign | undefined => (name && Object.hasOwn(icons, name) ? icons[name] : undefined);
