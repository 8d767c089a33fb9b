import type { Schemas } from '@foyer/api';
import { mediaKindOf } from '../media-kinds.ts';
import { PictureDialog } from '../picture-dialog.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { type FieldSchema, referenceKindOf } from './schema.ts';

type Choice = Schemas['StudioChoice'];

interface ReferenceChooserProps {
  title: string;
  schema: FieldSchema;
  taken: readonly string[];
  /** Whether one is chosen after the other: media are chosen until the dialog is closed. */
  several?: boolean;
  onClose: () => void;
  /** Called with what was chosen, before the dialog closes. */
  onChoose: (choice: Choice) => void;
}

/** Chooses what a field may name; media from their library, where they can be uploaded as well. */
export function ReferenceChooser({ title, schema, several, onChoose, onClose, taken }: ReferenceChooserProps) {
  const kind = referenceKindOf(schema)!;
  if (kind === 'medium') {
    return (
      <PictureDialog
        title={title}
        kind={mediaKindOf(schema['x-accept'] ?? [])}
        {...(several && { chosen: taken })}
        open
        onClose={onClose}
        onChoose={({ id, name, type, image }) => {
          onChoose({ kind, id, title: name, detail: type, image });
          if (!several) onClose();
        }}
      />
    );
  }
  return (
    <ChoiceDialog
      title={title}
      kind={kind}
      taken={taken}
      onClose={onClose}
      onChoose={(choice) => {
        onChoose(choice);
        onClose();
      }}
    />
  );
}
