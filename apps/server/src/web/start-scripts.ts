/** Anyone who is taken to a place further down finds the whole page laid out (`data-far` in the portal's modules). */
const markWhole =
  "if(location.hash||(performance.getEntriesByType('navigation')[0]||{}).type!='navigate')document.documentElement.dataset.whole='';";

/**
 * Fetches a view's scripts, the first of which is the entry, once the document has been read and its most important picture is there: on a slow
 * line scripts would take the picture's share. What visitors do meanwhile is kept (the portal's `early-input.ts`).
 */
export const startScripts = (addresses: readonly string[]): string =>
  `${markWhole}addEventListener('DOMContentLoaded',function(){var all=${JSON.stringify(addresses)},begun;` +
  'function begin(){if(begun)return;begun=1;all.forEach(function(href,i){' +
  "var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=href}else{e.type='module';e.src=href}document.head.append(e)})}" +
  "var picture=document.querySelector('img[fetchpriority=high]');if(!picture||picture.complete)return begin();" +
  "picture.addEventListener('load',begin);picture.addEventListener('error',begin);setTimeout(begin,1500)})";
