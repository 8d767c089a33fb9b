import { hit } from './marks.ts';

/** Names that would replace what scripts of the page look for (DOM clobbering), and actions that do not exist. */
export const clobbering: readonly string[] = [
  `<img name="body" src="/api/v2/media/a.jpg"><img id="head" src="/api/v2/media/a.jpg">`,
  `<form name="getElementById"><input name="attributes"><input id="nodeName"></form>`,
  `<form id="document"></form><a id="location" href="javascript:${hit}">a</a>`,
  `<a id="trustedTypes"></a><a id="trustedTypes" name="createPolicy" href="https://a.example">a</a>`,
  `<p id="crypto">a</p><p id="currentScript">a</p><p id="foyer">a</p>`,
  `<img name="currentScript" src="/api/v2/media/a.jpg"><img name="querySelector" src="/api/v2/media/a.jpg">`,
  `<meta property="csp-nonce" nonce="x" id="nonce"><p id="module_editor-1">a</p>`,
  `<p id="main" name="main">a</p><p id="__proto__">a</p><p id="constructor">a</p>`,
  `<iframe name="top" srcdoc="a"></iframe><iframe name="parent"></iframe>`,
  `<button data-action="constructor">a</button><button data-action="__proto__">a</button><button data-action="toString">a</button>`,
  `<button data-action="navigate" data-target="javascript:${hit}">a</button>`,
  `<button data-action="navigate" data-target="//hit.example/x">a</button>`,
  `<button data-action="navigate" data-target="/api/v2/auth/logout">a</button>`,
  `<button data-action="eval" data-target="${hit}">a</button>`,
  `<button data-action="scroll-to" data-target="main">a</button>`,
  `<p data-reactroot="" data-testid="x" data-customer-theme="x" data-foyer="${hit}">a</p>`,
  `<p role="alert" aria-live="assertive" aria-label="${hit}">a</p>`,
];
