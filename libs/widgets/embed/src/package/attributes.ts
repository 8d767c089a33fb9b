/** What every widget takes as an attribute; in React as a prop. */
export interface FoyerAttributes {
  /** Address of the portal's API, such as `https://community.example/api/v2`. */
  server: string;
  /** The id of the website, from the portal's studio (_Websites_). */
  site: string;
  /** Language of the widget, such as `de`, `de-DE` or `de_DE`. Left out: the page's `lang`, the browser's languages, the portal's. */
  locale?: string;
  /**
   * Light, dark, or as the page around it: dark where that writes in a light colour.
   * @default "auto"
   */
  theme?: 'light' | 'dark' | 'auto';
  /**
   * `none` leaves the customer's fonts out; the widget takes the system's.
   * @default "auto"
   */
  fonts?: 'auto' | 'none';
  /**
   * `eager` loads a block before it comes into view.
   * @default "lazy"
   */
  loading?: 'lazy' | 'eager';
}

/** The chat. It is for members: without `identify` it asks the visitor to log in. */
export interface FoyerChatAttributes extends FoyerAttributes {
  /**
   * In the corner of the page behind a button, or in the page's text.
   * @default "floating"
   */
  display?: 'floating' | 'inline';
  /** The conversation that is shown first; the list of all unless said. */
  conversationId?: string;
}

/** The next birthdays and anniversaries. */
export interface FoyerOccasionsAttributes extends FoyerAttributes {
  /**
   * What it shows.
   * @default "all"
   */
  show?: 'all' | 'birthdays' | 'anniversaries';
  /**
   * How many birthdays and how many anniversaries there are at most, 1 to 6.
   * @default 6
   */
  limit?: number;
  /** Where the button "Show all" leads, an https address or a path of the portal; without it there is none. */
  showAllUrl?: string;
}

/** The reward shop. It is for members: without `identify` it asks the visitor to log in. */
export interface FoyerShopAttributes extends FoyerAttributes {
  /**
   * How many rewards show first, and come with every "show more", 1 to 100.
   * @default 12
   */
  limit?: number;
}
