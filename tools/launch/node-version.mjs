// Only syntax that very old Node versions understand, so that they get the message instead of a parse error.

/** @typedef {[number, number]} Version */

/** @type {Version} */
var oldest = [20, 19];
/** @type {Version} */
var own = [24, 0];
// Platforms whose Node 24 comes as a package; elsewhere the scripts run on the machine's own.
var bundled = ['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-x64'];

/** Says what is wrong with the machine's Node version, or nothing.
 * @param {string} version as in `process.versions.node`
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 * @returns {string | undefined} */
export function nodeProblem(version, platform, arch) {
  var parts = /** @type {Version} */ (version.split('.').map(Number));
  var needed = bundled.indexOf(platform + '-' + arch) >= 0 ? oldest : own;
  if (parts[0] > needed[0] || (parts[0] === needed[0] && parts[1] >= needed[1])) return undefined;
  return (
    'Foyer needs Node.js ' +
    needed.join('.') +
    ' or newer; this is ' +
    version +
    '. Install a newer one (https://nodejs.org) and try again.'
  );
}

/** Ends the process with a clear line where the machine's Node is too old. */
export function requireNode() {
  var problem = nodeProblem(process.versions.node, process.platform, process.arch);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
