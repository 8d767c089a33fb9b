import { registerHooks, type ResolveHookSync } from 'node:module';

/**
 * Resolves the imports of drizzle-orm's own modules without looking at its `package.json`: Node reads a package's `exports` again for every module of it that is
 * imported. Those of drizzle-orm are 130 kB and it is a hundred modules, which is a third of what it takes to load the server. All of its `.js` files are
 * modules, so that a relative import needs no look at them.
 */
export const resolveDrizzle: ResolveHookSync = (specifier, context, next) => {
  const { parentURL = '', conditions } = context;
  const own = specifier.startsWith('.') && specifier.endsWith('.js') && conditions.includes('import');
  if (!own || !parentURL.includes('/node_modules/drizzle-orm/')) return next(specifier, context);
  return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
};

// For this process, from here on: what is imported beside this has been resolved by then.
registerHooks({ resolve: resolveDrizzle });
