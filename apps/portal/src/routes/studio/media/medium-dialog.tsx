import { type Schemas, useApi } from '@foyer/api';
import { mediumDetailsQuery } from '@foyer/api/uploads';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Cluster, Dialog, LinkButton, SkeletonText, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useFileSize } from '../use-file-size.ts';
import * as styles from './media.css.ts';
import { CropPicture } from './crop-picture.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import { MediumHistory } from './medium-history.tsx';
import { MediumFace } from './medium-face.tsx';
import { MediumForm } from './medium-form.tsx';
import { MediumPoster } from './medium-poster.tsx';
import { MediumUses } from './medium-uses.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { useDeleteMedium } from './use-delete-medium.tsx';

interface MediumDialogProps {
  medium: Schemas['Medium'];
  onClose: () => void;
}

/** What is said of a medium, to be changed, and where it is used. */
export function MediumDialog({ medium: { id, name }, onClose }: MediumDialogProps) {
  const intl = useIntl();
  const form = useId();
  const [saving, setSaving] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const problemText = useProblemText();
  // Its fields begin with what is stored now, not with what the dialog showed the last time.
  const { data, error } = useQuery({ ...mediumDetailsQuery(useApi(), id), staleTime: 0, gcTime: 0 });
  const remove = useDeleteMedium(onClose);
  const used = data && (data.uses.length > 0 || data.uses_elsewhere);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      pressBeside="stays"
      title={<bdi>{name}</bdi>}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of a picture or file' })}
      actions={
        data && (
          <>
            {!used && (
              <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate(data.medium)}>
                <FormattedMessage defaultMessage="Delete for good" description="Button of the dialog of a picture or file" />
              </Button>
            )}
            <Button type="submit" form={form} pending={saving || replacing}>
              <FormattedMessage defaultMessage="Save" description="Button of the dialog of a picture or file" />
            </Button>
          </>
        )
      }
    >
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {remove.error && (
        <Alert tone="critical" role="alert">
          {problemText(remove.error)}
        </Alert>
      )}
      {!data && !error && <SkeletonText lines={6} />}
      {data && (
        <div className={styles.details}>
          <div className={styles.part}>
            <MediumFace medium={data.medium} sizes="(min-width: 740px) 20rem, 90vw" />
            <Facts medium={data.medium} />
            <CropPicture medium={data.medium} />
            <MediumPoster medium={data.medium} />
            <ReplaceFile key={data.medium.link} medium={data.medium} onBusy={setReplacing} />
          </div>
          <MediumForm key={data.medium.link} id={form} medium={data.medium} onSaving={setSaving} onSaved={onClose} />
          <MediumUses details={data} />
          <RecordHistory level={3}>
            <MediumHistory id={id} />
          </RecordHistory>
        </div>
      )}
    </Dialog>
  );
}

function Facts({ medium: { size, image, created_at: createdAt, uploaded_by: uploadedBy, link } }: { medium: Schemas['Medium'] }) {
  const sizeOf = useFileSize();
  return (
    <>
      <Cluster gap="s">
        <Text as="span" size="s" tone="muted">
          {sizeOf(size)}
        </Text>
        {image && (
          <Text as="span" size="s" tone="muted">
            <FormattedMessage
              defaultMessage="{width, number} × {height, number} pixels"
              description="How large a picture is"
              values={{ width: image.width, height: image.height }}
            />
          </Text>
        )}
        <Text as="span" size="s" tone="muted">
          <FormattedDate value={createdAt} {...shortDateTime} />
        </Text>
        {uploadedBy && (
          <Text as="span" size="s" tone="muted">
            <bdi>{uploadedBy}</bdi>
          </Text>
        )}
      </Cluster>
      <div>
        <LinkButton look="secondary" href={link} target="_blank">
          <FormattedMessage defaultMessage="Open the original" description="Link in the dialog of a picture or file" />
        </LinkButton>
      </div>
    </>
  );
}
