import { AttachIcon, Icon, IconButton } from '@foyer/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

/** Chooses files to attach. */
export function AttachButton({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const intl = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ defaultMessage: 'Attach files', description: 'Button beside the field of the chat' })}
        icon={<Icon icon={AttachIcon} />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
