import { expect, it } from 'vitest';
import { fileExtension, fileKind } from './file-kind.ts';

it.each([
  ['/api/v2/media/hygiene-plan.3f9a12ab77c1.pdf', 'pdf', 'document'],
  ['Dienstplan.XLSX', 'xlsx', 'table'],
  ['https://files.example/a/b/leitbild.docx?download=1#page=2', 'docx', 'text'],
  ['/media/see.jpeg', 'jpeg', 'image'],
  ['/media/fest.mp4', 'mp4', 'film'],
  ['/media/fotos.tar.gz', 'gz', 'archive'],
  ['/media/plan.dwg', 'dwg', 'other'],
  ['/media.v2/README', '', 'other'],
  ['/media/.gitignore', '', 'other'],
  ['/media/folder.zip/', '', 'other'],
  ['Protokoll v2.1 Entwurf', '', 'other'],
  ['/media/Protokoll%20v2.1%20Entwurf', '', 'other'],
  ['', '', 'other'],
])('%s ends in "%s" and is of the kind %s', (address, extension, kind) => {
  expect(fileExtension(address)).toBe(extension);
  expect(fileKind(address)).toBe(kind);
});
