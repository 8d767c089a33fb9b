/** No frame is higher, whatever it says; in px. */
const highest = 4000;

/** What a frame says of its height in px; null for every other message. */
export function heightOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { type?: unknown; height?: unknown };
  if (type !== 'foyer:frame-height' || typeof height !== 'number' || !Number.isFinite(height) || height < 0) return null;
  return Math.min(Math.ceil(height), highest);
}
