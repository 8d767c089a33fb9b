import { anEditorBlock, anEditorFrame, anEditorModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { EditorModule } from './editor.tsx';

it('is in the first view from the server as it was sanitised when it was saved, in its own language', () => {
  const module = anEditorModule({ results: [anEditorBlock({ html: '<p class="note">Ruhe</p>', locale: 'ar' })] });
  expect(renderOnServer(<EditorModule module={module} />)).toMatch(
    /<div lang="ar" dir="rtl" class="[^"]*"><p class="note">Ruhe<\/p><\/div>/,
  );
});

it('puts no script into the first view', () => {
  const scripts = [{ sha256: 'a'.repeat(64), source: 'root' }];
  expect(renderOnServer(<EditorModule module={anEditorModule({ options: { scripts } })} />)).not.toContain('<script');
});

it('keeps frames in their sandbox', () => {
  const html = renderOnServer(
    <EditorModule module={anEditorModule({ results: [anEditorBlock({ kind: 'frame', html: '', frame: anEditorFrame() })] })} />,
  );
  expect(html).toMatch(/<iframe [^>]*sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"/);
});

it('shows nothing without blocks', () => {
  expect(renderOnServer(<EditorModule module={anEditorModule({ results: [] })} />)).toBe('');
});
