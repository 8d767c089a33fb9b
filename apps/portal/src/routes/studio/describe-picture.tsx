import { type Schemas, useApi } from '@foyer/api';
import { Alert, Button, Image, Stack, TextField } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './picture-field.css.ts';

interface DescribePictureProps {
  medium: Schemas['Medium'];
  /** Called with the medium once it says what it shows. */
  onDescribed: (medium: Schemas['Medium']) => void;
}

/** Asks what a picture shows, for those who cannot see it; said once, it holds wherever the picture is used. */
export function DescribePicture({ medium, onDescribed }: DescribePictureProps) {
  const api = useApi();
  const problemText = useProblemText();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: async (alt: string) => {
      const params = { path: { id: medium.id }, query: { locale: api.locale } };
      return (await api.client.PATCH('/media/{id}/details', { params, body: { alt: { [api.locale]: alt } } })).data!.medium;
    },
    onSuccess: onDescribed,
  });
  const submit = () => {
    if (!words.trim()) return setMissing(true);
    save.mutate(words.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
    >
      <Stack gap="m">
        {medium.image && (
          <div className={styles.present}>
            <Image {...medium.image} ratio="16:9" rounded="m" sizes="20rem" />
          </div>
        )}
        {save.error && (
          <Alert tone="critical" role="alert">
            {problemText(save.error)}
          </Alert>
        )}
        <TextField
          label={
            <FormattedMessage defaultMessage="What does the picture show?" description="Field for the text alternative of a picture" />
          }
          hint={
            <FormattedMessage
              defaultMessage="One sentence for those who cannot see it, such as: Two cooks taste a soup."
              description="Hint at the field for the text alternative of a picture"
            />
          }
          error={
            missing && (
              <FormattedMessage
                defaultMessage="Please say what the picture shows. Without it some colleagues know nothing of it."
                description="Error at the field for the text alternative of a picture"
              />
            )
          }
          value={words}
          maxLength={500}
          autoComplete="off"
          autoFocus
          onChange={(value) => {
            setWords(value);
            setMissing(false);
          }}
        />
        <div className={styles.actions}>
          <Button type="submit" pending={save.isPending}>
            <FormattedMessage defaultMessage="Use this picture" description="Button below the text alternative of a picture" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}
