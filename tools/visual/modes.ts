/** The widths in which stories are compared, by the names that `.storybook/globals.ts` gives them. */
export const widths = { phone: 390, desktop: 1280 } as const;

/** The themes in which stories are compared. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];
export type Width = keyof typeof widths;

/** Every theme in every width, as `parameters.chromatic.modes`: globals, and a viewport by its width. `npm run visual` takes the same. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) => Object.entries(widths).map(([name, viewport]) => [`${theme} ${name}`, { theme, viewport }])),
);
