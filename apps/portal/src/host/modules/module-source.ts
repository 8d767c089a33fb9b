/** The file of a module type's component from the portal's folder, by which its built files are found: the folder of a library is its type with dashes. */
export function moduleSource(type: string): string {
  const name = type.replaceAll('_', '-');
  return `../../libs/modules/${name}/src/${name}/${name}.tsx`;
}
