/** In pixels: wider than any place that shows it. */
const widest = 1600;
const quality = 0.9;
/** When a frame is taken that no one has chosen: early, but not in what fades in. In seconds, and in parts of the whole. */
const early = { seconds: 1, part: 0.1 };
const patienceMs = 15_000;

/** What a video shows now, as a JPEG; null where the browser has no frame of it. */
export async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const scale = Math.min(1, widest / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' });
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patienceMs);
    video.onerror = reject;
    video.addEventListener(event, () => resolve(), { once: true });
    begin();
    video.addEventListener(event, () => clearTimeout(timer), { once: true });
  });
}

/** Plays nothing, but draws a frame from early in a video; null where this browser cannot play it, or it does not come. */
export async function earlyFrame(src: string): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    await happens(video, 'loadeddata', () => (video.src = src));
    const { duration } = video;
    const at = Number.isFinite(duration) ? Math.min(early.seconds, duration * early.part) : 0;
    if (at > 0) await happens(video, 'seeked', () => (video.currentTime = at));
    return await frameOf(video);
  } catch {
    return null;
  } finally {
    // Or the browser goes on loading it.
    video.onerror = null;
    video.removeAttribute('src');
    video.load();
  }
}
