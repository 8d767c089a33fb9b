declare module 'virtual:route-sources' {
  /** The source file of each route of the table, by its path. */
  export const routes: Readonly<Record<string, string>>;
  /** That of the frame around all that are not bare. */
  export const frame: string;
}
