import type { Schemas } from '@foyer/api';
import { PictureDialog } from '../picture-dialog.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { type FieldSchema, referenceKindOf } from './schema.ts';

type Choice = Schemas['StudioChoice'];

interface ReferenceChooserProps {
  title: string;
  schema: FieldSchema;
  taken: readonly string[];
  onClose: () => void;
  onChoose: (choice: Choice) => void;
}

const mediaTypes: Record<string, string> = {
  captions: 'text/vtt',
  image: 'image/',
  video: 'video/',
  audio: 'audio/',
  pdf: 'application/pdf',
};

/** Chooses what a field may name; pictures from their library, where they can be uploaded as well. */
export function ReferenceChooser({ title, schema, onChoose, onClose, taken }: ReferenceChooserProps) {
  const accepts = schema['x-accept'] ?? [];
  if (accepts.length === 1 && accepts[0] === 'image') {
    return (
      <PictureDialog
        title={title}
        open
        onClose={onClose}
        onChoose={({ id, name, type, image }) => onChoose({ kind: 'medium', id, title: name, detail: type, image })}
      />
    );
  }
  const starts = accepts.map((each) => mediaTypes[each] ?? '');
  const fits = ({ detail }: Choice) => starts.length === 0 || starts.some((start) => detail.startsWith(start));
  return <ChoiceDialog title={title} kind={referenceKindOf(schema)!} fits={fits} taken={taken} onChoose={onChoose} onClose={onClose} />;
}
