import type { Schemas } from '@foyer/api';
import { FileSize } from '@foyer/i18n';
import { Disclosure, DownloadIcon, Icon, Link, Stack, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { Player } from '../player/player.tsx';
import * as styles from './training.css.ts';

/** The training in one language: the video, the way to download it, and what is said in it. */
export function Training({ training }: { training: Schemas['GdprTraining'] }) {
  const { language, video, transcript } = training;
  return (
    <Stack gap="s" className={styles.place}>
      <Player training={training} />
      <Link look="standalone" href={video.link} download className={styles.download}>
        <Icon icon={DownloadIcon} />
        <span>
          <FormattedMessage
            defaultMessage="Download the video ({size})"
            description="Link below the training's video"
            values={{ size: <FileSize bytes={video.size} /> }}
          />
        </span>
      </Link>
      {transcript && (
        <Disclosure
          summary={<FormattedMessage defaultMessage="Read the transcript" description="Opens the transcript of the training's video" />}
        >
          <Text preserveLines lang={language} dir="auto" className={styles.transcript}>
            {transcript}
          </Text>
        </Disclosure>
      )}
    </Stack>
  );
}
