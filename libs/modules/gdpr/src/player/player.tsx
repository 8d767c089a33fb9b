import type { Schemas } from '@foyer/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Stage } from '../stage/stage.tsx';
import * as styles from './player.css.ts';
import { VideoFailed } from './video-failed.tsx';

/** The video with the browser's own controls and captions. Where it fails, the reader may try again and goes on from where it stopped. */
export function Player({ training }: { training: Schemas['GdprTraining'] }) {
  const { language, name, video, captions, poster } = training;
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const stoppedAt = useRef(0);
  const element = useRef<HTMLVideoElement>(null);
  // The video of the server's page may have failed before the browser attached `onError`.
  const check = useCallback((found: HTMLVideoElement | null) => {
    element.current = found;
    if (found?.error) setFailed(true);
  }, []);

  useEffect(() => {
    // The button that was pressed is gone.
    if (attempt > 0) element.current?.focus();
  }, [attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <Stage>
      {failed ? (
        <VideoFailed onRetry={retry} />
      ) : (
        <video
          ref={check}
          className={styles.video}
          lang={language}
          aria-label={video.title}
          src={video.link}
          poster={poster?.src}
          controls
          playsInline
          preload="metadata"
          onTimeUpdate={({ currentTarget }) => (stoppedAt.current = currentTarget.currentTime)}
          onLoadedMetadata={({ currentTarget }) => {
            if (stoppedAt.current > 0) currentTarget.currentTime = stoppedAt.current;
          }}
          onError={() => setFailed(true)}
        >
          {captions && <track kind="captions" src={captions.link} srcLang={language} label={name} default />}
        </video>
      )}
    </Stage>
  );
}
