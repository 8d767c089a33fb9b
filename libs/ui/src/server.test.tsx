import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';
import { dropzoneTexts } from './samples/files.ts';
import { carouselTexts, landscape, words } from './samples/samples.ts';

const close = () => undefined;
const texts = { title: words.title, closeLabel: 'Schließen', children: words.text };

/** Everything that could depend on a browser: state, effects, dialogs, third-party code. */
const views: Record<string, ReactNode> = {
  Avatar: <ui.Avatar name="Anna Bergmann" src="/a.webp" />,
  Button: <ui.Button pending>Anmelden</ui.Button>,
  Carousel: (
    <ui.Carousel texts={carouselTexts} autoplay={5000}>
      <p>Erste</p>
      <p>Zweite</p>
    </ui.Carousel>
  ),
  ConfirmDialog: (
    <ui.ConfirmDialog {...texts} open={false} onOpenChange={close} onConfirm={close} confirmLabel="Löschen" cancelLabel="Abbrechen" />
  ),
  Combobox: <ui.Combobox label="Ort" options={[{ id: 'bonn', label: 'Bonn' }]} defaultValue="bonn" name="city" />,
  Dialog: <ui.Dialog {...texts} open={false} onOpenChange={close} />,
  Disclosure: <ui.Disclosure summary="Mehr">Text</ui.Disclosure>,
  Drawer: <ui.Drawer {...texts} open={false} onOpenChange={close} />,
  FileDropzone: (
    <ui.FileDropzone
      label="Bild"
      texts={dropzoneTexts}
      files={[{ id: 'a', file: new File(['a'], 'a.png', { type: 'image/png' }) }]}
      onChoose={close}
      onRemove={close}
    />
  ),
  GalleryOverlay: <ui.GalleryOverlay {...texts} open={false} onOpenChange={close} texts={carouselTexts} slides={[]} />,
  Image: <ui.Image {...landscape(200)} ratio="16:9" />,
  ImageCropper: (
    <ui.ImageCropper
      image="/a.webp"
      onChange={close}
      texts={{ area: '', zoom: '', zoomValue: String, reset: '', loading: '', broken: '' }}
    />
  ),
  Masonry: (
    <ui.Masonry>
      <p>Erstes</p>
      <p>Zweites</p>
    </ui.Masonry>
  ),
  MediaCard: <ui.MediaCard href="/news/1" title={words.title} text={words.text} image={landscape(200)} />,
  Menu: (
    <ui.Menu label="Konto" trigger="AB">
      <ui.MenuAction>Abmelden</ui.MenuAction>
    </ui.Menu>
  ),
  PasswordField: <ui.PasswordField label="Passwort" revealLabel="Zeigen" concealLabel="Verbergen" />,
  Checkbox: <ui.Checkbox label="Zustimmen" description="Zu allem" error="Fehlt" indeterminate />,
  CheckboxGroup: (
    <ui.CheckboxGroup label="Newsletter" defaultValue={['a']}>
      <ui.Checkbox value="a" label="Neuigkeiten" />
    </ui.CheckboxGroup>
  ),
  RadioGroup: (
    <ui.RadioGroup label="Zahlungsart" look="card" defaultValue="a">
      <ui.Radio value="a" label="Rechnung" />
    </ui.RadioGroup>
  ),
  DateField: (
    <ui.DateField
      label="Geburtstag"
      name="birthday"
      defaultValue="1990-02-01"
      problemText={(problem) => problem}
      calendarLabel="Kalender"
    />
  ),
  ErrorSummary: <ui.ErrorSummary title="Es gibt ein Problem" errors={[{ field: 'name', text: 'Geben Sie einen Namen ein.' }]} />,
  IconButton: <ui.IconButton label="Mitteilungen" icon={<ui.Icon icon={ui.BellIcon} />} badge={120} badgeLabel="120 neue" pending />,
  SearchField: <ui.SearchField label="Suche" submitLabel="Suchen" clearLabel="Leeren" onSearch={close} />,
  Stepper: (
    <ui.Stepper label="Anzahl" name="quantity" defaultValue={1} decrementLabel="Weniger" incrementLabel="Mehr" removeLabel="Entfernen" />
  ),
  TextField: <ui.TextField label="Ort" clearLabel="Leeren" counter={(length) => length} maxLength={80} pending />,
  Switch: <ui.Switch label="Mitteilungen" checked pending onChange={close} />,
  Presence: (
    <ui.Presence preset="collapse">
      <p key="a">Zeile</p>
    </ui.Presence>
  ),
  ShowMore: (
    <ui.ShowMore lines={7} moreLabel="Mehr" lessLabel="Weniger">
      {words.text}
    </ui.ShowMore>
  ),
  Stars: <ui.Stars value={7.5} max={10} label="7,5 von 10 Sternen" />,
  Tabs: <ui.Tabs label="Mitglieder" items={[{ id: 'all', label: 'Alle', content: words.text }]} />,
  Popover: (
    <ui.Popover trigger={<ui.Button>Filter</ui.Button>} title="Filter">
      Text
    </ui.Popover>
  ),
  MultiSelect: (
    <ui.MultiSelect
      label="Standorte"
      options={[{ id: 'bonn', label: 'Bonn' }]}
      defaultValue={['bonn']}
      placeholder="Alle"
      countText={String}
      searchLabel="Suchen"
      emptyText="Nichts"
      removeLabel={(label) => label}
      clearLabel="Alle entfernen"
    />
  ),
  Select: <ui.Select label="Standort" options={[{ id: 'bonn', label: 'Bonn' }]} defaultValue="bonn" name="city" searchLabel="Suchen" />,
  Tooltip: (
    <ui.Tooltip text="Löscht alles">
      <ui.Button>Löschen</ui.Button>
    </ui.Tooltip>
  ),
  PhotoText: <ui.PhotoText image={landscape(200)}>{words.title}</ui.PhotoText>,
  TextArea: <ui.TextArea label="Kommentar" counter={(length) => length} />,
  SnackbarProvider: (
    <ui.SnackbarProvider label="Mitteilungen" dismissLabel="Schließen">
      Seite
    </ui.SnackbarProvider>
  ),
};

/** The server's security policy as text: it names the few `style` attributes that browsers are to accept by their hash. */
const policy = readFileSync(new URL('../../../apps/server/src/platform/http/security.ts', import.meta.url), 'utf8');

describe('on a server', () => {
  it.each(Object.entries(views))('%s renders without style attributes, except those the security policy names', (_name, view) => {
    const html = renderToString(view);
    expect(html).toMatch(/^<|^Seite/);
    for (const [, style = ''] of html.matchAll(/ style="([^"]*)"/g)) {
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy, `style="${style}"`).toContain(`'sha256-${hash}'`);
    }
  });

  it('shows the first slide of a carousel only, in its final place', () => {
    const html = renderToString(views['Carousel']);
    const [first, second] = html.split('role="group"').slice(1);
    expect(first).toContain('Erste');
    expect(first?.split('>')[0]).not.toContain('inert');
    expect(second?.split('>')[0]).toContain('inert');
  });

  it('leaves the content of what is closed out of the page', () => {
    expect(renderToString(views['Dialog'])).not.toContain(words.text);
    expect(renderToString(views['Menu'])).not.toContain('Abmelden');
  });

  it('loads the image of the first view at once and all others when they come near', () => {
    expect(renderToString(<ui.Image {...landscape(200)} priority />)).toContain('fetchPriority="high"');
    expect(renderToString(views['Image'])).toContain('loading="lazy"');
  });
});
