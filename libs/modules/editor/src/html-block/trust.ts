interface Policy {
  createHTML: (html: string) => TrustedHTML;
  createScript: (source: string) => string;
}

/** TypeScript does not know Trusted Types yet. */
interface TrustedWindow {
  trustedTypes?: { createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy };
}

let policy: Policy | null | undefined;

/** The policy that says what of this module is trusted; null in browsers without Trusted Types. */
function ours(): Policy | null {
  const { trustedTypes } = window as TrustedWindow;
  return (policy ??= trustedTypes?.createPolicy('foyer-editor', { createHTML: (html) => html, createScript: (source) => source }) ?? null);
}

/**
 * Marks what this module has looked at as trusted, so that a browser that demands it (`require-trusted-types-for 'script'`) takes it. Called where
 * something has been sanitised, and where a script's hash has been compared; nowhere else.
 */
export const trust = {
  html: (sanitised: string): string | TrustedHTML => ours()?.createHTML(sanitised) ?? sanitised,
  script: (listed: string): string => ours()?.createScript(listed) ?? listed,
};
