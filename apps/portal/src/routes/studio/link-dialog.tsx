import type { Editor } from '@tiptap/core';
import { Button, Dialog, TextField } from '@foyer/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLinkable } from './rich-text-extensions.ts';

/** What was typed as an address: one without a scheme is of the web, one with an @ a mailbox. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(text)) return `mailto:${text}`;
  return /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(text) ? text : `https://${text}`;
}

/** Makes a link of what is selected, changes the one at the cursor, or takes it away. */
export function LinkDialog({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const form = useId();
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState(before ?? '');
  const [refused, setRefused] = useState(false);
  const close = () => setOpen(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const submit = () => {
    const href = addressOf(typed);
    if (!typed.trim() || !isLinkable(href)) return setRefused(true);
    close();
    if (editor.state.selection.empty && !before)
      chain()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain().setLink({ href }).run();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={<FormattedMessage defaultMessage="Link" description="Title of the dialog of a link in a text" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of a link' })}
      actions={
        <>
          {before && (
            <Button
              look="secondary"
              onClick={() => {
                close();
                chain().unsetLink().run();
              }}
            >
              <FormattedMessage defaultMessage="Remove link" description="Button of the dialog of a link" />
            </Button>
          )}
          <Button type="submit" form={form}>
            <FormattedMessage defaultMessage="Set link" description="Button of the dialog of a link" />
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
      >
        <AddressField
          value={typed}
          refused={refused}
          onChange={(value) => {
            setTyped(value);
            setRefused(false);
          }}
        />
      </form>
    </Dialog>
  );
}

interface AddressFieldProps {
  value: string;
  refused: boolean;
  onChange: (value: string) => void;
}

const AddressField = ({ value, refused, onChange }: AddressFieldProps) => (
  <TextField
    label={<FormattedMessage defaultMessage="Address" description="Field of the dialog of a link" />}
    hint={
      <FormattedMessage
        defaultMessage="A web address, an e-mail address, or a page of the portal such as /news"
        description="Hint at the field of the dialog of a link"
      />
    }
    error={
      refused && (
        <FormattedMessage
          defaultMessage="This address cannot be linked to. Please enter one that begins with https://."
          description="Error at the field of the dialog of a link"
        />
      )
    }
    value={value}
    maxLength={1000}
    dir="ltr"
    autoComplete="off"
    onChange={onChange}
  />
);
