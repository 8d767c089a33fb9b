// Preloaded into a server: its clock is off by CHAOS_CLOCK_MS, in every thread.
const shift = Number(process.env.CHAOS_CLOCK_MS ?? 0);
const realNow = Date.now;
const now = () => realNow() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
