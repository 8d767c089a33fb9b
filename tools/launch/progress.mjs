/** @typedef {ReturnType<typeof createProgress>} Progress */

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Shows what is being done and how long it takes: one line that counts on a terminal, plain lines elsewhere.
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} out */
export function createProgress(out = process.stdout) {
  return {
    /** Shows `title` while `work` runs.
     * @template T
     * @param {string} title
     * @param {() => Promise<T>} work
     * @returns {Promise<T>} */
    async step(title, work) {
      const since = performance.now();
      const draw = () => out.write(`\r\u001b[K  ${title} … ${seconds(since)}`);
      const timer = out.isTTY ? setInterval(draw, 100) : undefined;
      if (!timer) out.write(`  ${title} …\n`);
      try {
        const result = await work();
        out.write(`${timer ? '\r\u001b[K' : ''}✓ ${title} (${seconds(since)})\n`);
        return result;
      } catch (error) {
        out.write(`${timer ? '\r\u001b[K' : ''}✗ ${title} (${seconds(since)})\n`);
        throw error;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
