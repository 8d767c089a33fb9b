import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';
import { dropzoneTexts } from './samples/files.ts';
import { carouselTexts, landscape } from './samples/samples.ts';
import { ofReactAria, withoutElement } from './samples/without-attributes.ts';

const given = { className: 'given', 'data-given': '' };
const nothing = () => undefined;
const icon = ui.HeartIcon;
const sign = <ui.Icon icon={icon} />;
const label = 'Haus';
const options = [{ id: 'bonn', label: 'Bonn' }];
const entries = [{ id: 'news', label, href: '/news' }];
const field = { label, ...given };

/** Every component with an element of its own, with an attribute and a class for it. */
const components: Record<string, ReactElement> = {
  Accordion: <ui.Accordion {...given}>{label}</ui.Accordion>,
  ActiveFilters: (
    <ui.ActiveFilters
      {...given}
      filters={[{ identifier: 'city', label, multiple: true, properties: [{ id: 'bonn', value: label, type: null }] }]}
      value={{ city: ['bonn'] }}
      hrefOf={String}
      label={label}
      removeLabel={String}
      resetLabel={label}
    />
  ),
  Alert: <ui.Alert {...given} />,
  Anchor: <ui.Anchor {...given} href="/" />,
  AppBar: <ui.AppBar {...given} title={label} />,
  Avatar: <ui.Avatar {...given} name={label} />,
  AvatarGroup: <ui.AvatarGroup {...given} people={[]} label={label} more={String} />,
  BackToTop: <ui.BackToTop {...given} label={label} target="main" />,
  Badge: <ui.Badge {...given} />,
  BottomBar: <ui.BottomBar {...given} label={label} />,
  BottomBarButton: <ui.BottomBarButton {...given} label={label} icon={sign} fallbackHref="/" />,
  BottomBarLink: <ui.BottomBarLink {...given} label={label} icon={sign} href="/" />,
  Button: <ui.Button {...given} />,
  Card: <ui.Card {...given} />,
  CardControls: <ui.CardControls {...given} />,
  Carousel: (
    <ui.Carousel {...given} texts={carouselTexts}>
      <p>1</p>
      <p>2</p>
    </ui.Carousel>
  ),
  Checkbox: <ui.Checkbox {...field} />,
  CheckboxGroup: <ui.CheckboxGroup {...field}>{label}</ui.CheckboxGroup>,
  Chip: <ui.Chip {...given}>{label}</ui.Chip>,
  Clamp: (
    <ui.Clamp {...given} lines={2}>
      {label}
    </ui.Clamp>
  ),
  ClocheIllustration: <ui.ClocheIllustration {...given} />,
  ClosedRoomIllustration: <ui.ClosedRoomIllustration {...given} />,
  Cluster: <ui.Cluster {...given} />,
  Combobox: <ui.Combobox {...field} options={options} />,
  CompactErrorState: <ui.CompactErrorState {...given} title={label} />,
  Container: <ui.Container {...given} />,
  Counts: <ui.Counts {...given} likes={{ value: '1', label }} />,
  DateField: <ui.DateField {...field} problemText={String} />,
  Disclosure: <ui.Disclosure {...given} summary={label} />,
  Divider: <ui.Divider {...given} />,
  EmailLink: <ui.EmailLink {...given} email="haus@example.com" />,
  EmptyHookIllustration: <ui.EmptyHookIllustration {...given} />,
  EmptyState: <ui.EmptyState {...given} title={label} />,
  ErrorState: <ui.ErrorState {...given} title={label} />,
  ErrorSummary: <ui.ErrorSummary {...given} title={label} errors={[]} />,
  Fact: (
    <ui.Fact {...given} icon={icon}>
      {label}
    </ui.Fact>
  ),
  FactLine: (
    <ui.FactLine {...given} icon={icon} name={label}>
      {label}
    </ui.FactLine>
  ),
  FactList: <ui.FactList {...given} />,
  FaultCard: <ui.FaultCard {...given} title={label} facts={[]} faults={[]} />,
  FileCard: <ui.FileCard {...given} href="/a.pdf" title={label} size={label} />,
  FileDropzone: <ui.FileDropzone {...field} texts={dropzoneTexts} files={[]} onChoose={nothing} onRemove={nothing} />,
  FileItem: <ui.FileItem {...given} name="a.pdf" />,
  FilledGrid: <ui.FilledGrid {...given} />,
  FilterButton: <ui.FilterButton {...given}>{label}</ui.FilterButton>,
  Footer: <ui.Footer {...given} owner={label} />,
  Grid: <ui.Grid {...given} />,
  GrowingList: (
    <ui.GrowingList {...given} total={0} hasMore fetchMore={nothing} label={label}>
      <ul />
    </ui.GrowingList>
  ),
  Heading: <ui.Heading {...given}>{label}</ui.Heading>,
  HtmlProse: <ui.HtmlProse {...given} html="<p>Haus</p>" />,
  Icon: <ui.Icon {...given} icon={icon} />,
  IconButton: <ui.IconButton {...given} label={label} icon={sign} />,
  IconLink: <ui.IconLink {...given} label={label} icon={sign} href="/" />,
  Image: <ui.Image {...given} {...landscape(200)} />,
  FocalPoint: (
    <ui.FocalPoint
      {...given}
      image={landscape(200)}
      value={null}
      onChange={nothing}
      texts={{ label: '', x: '', y: '', value: String, hint: '', reset: '', wide: '', tall: '' }}
    />
  ),
  ImageCropper: (
    <ui.ImageCropper
      {...given}
      image="/a.webp"
      onChange={nothing}
      texts={{ area: '', zoom: '', zoomValue: String, reset: '', loading: '', broken: '' }}
    />
  ),
  Link: <ui.Link {...given} href="/" />,
  LinkArea: <ui.LinkArea {...given} href="/" />,
  LinkButton: <ui.LinkButton {...given} href="/" />,
  LinkChip: <ui.LinkChip {...given} href="/" current />,
  LinkTitle: (
    <ui.LinkTitle {...given} href="/">
      {label}
    </ui.LinkTitle>
  ),
  Loading: <ui.Loading {...given} label={label} />,
  LostRoomIllustration: <ui.LostRoomIllustration {...given} number="404" />,
  MainMenu: <ui.MainMenu {...given} label={label} entries={entries} moreLabel={label} toggleLabel={String} />,
  Masonry: <ui.Masonry {...given}>{label}</ui.Masonry>,
  MediaCard: <ui.MediaCard {...given} title={label} />,
  Menu: (
    <ui.Menu {...given} label={label} trigger={label}>
      {label}
    </ui.Menu>
  ),
  MenuAction: <ui.MenuAction {...given}>{label}</ui.MenuAction>,
  MenuLink: (
    <ui.MenuLink {...given} href="/">
      {label}
    </ui.MenuLink>
  ),
  MultiSelect: (
    <ui.MultiSelect
      {...field}
      options={options}
      placeholder={label}
      countText={String}
      searchLabel={label}
      removeLabel={String}
      clearLabel={label}
    />
  ),
  NativeSelect: <ui.NativeSelect {...field} />,
  Pagination: (
    <ui.Pagination
      {...given}
      value={1}
      last={2}
      onChange={nothing}
      texts={{ navigation: '', previous: '', next: '', number: String, page: String, place: () => '' }}
    />
  ),
  PasswordField: <ui.PasswordField {...field} revealLabel={label} concealLabel={label} />,
  PersonFacts: <ui.PersonFacts {...given} specialTasks={[label]} fields={[]} whole={[]} />,
  PhotoText: (
    <ui.PhotoText {...given} image={landscape(200)}>
      {label}
    </ui.PhotoText>
  ),
  PictureLink: <ui.PictureLink {...given} href="/a.webp" image={landscape(200)} label={label} onOpen={nothing} />,
  PictureTexts: (
    <ui.PictureTexts
      {...given}
      title={label}
      layout="rows"
      entries={[{ id: 'a', title: label, text: label, image: null, lang: 'de', dir: 'ltr', buttonText: null, link: null }]}
      buttons="none"
    />
  ),
  Progress: <ui.Progress {...given} label={label} />,
  ProgressRing: <ui.ProgressRing {...given} label={label} />,
  Prose: <ui.Prose {...given} />,
  Radio: <ui.Radio {...field} value="a" />,
  RadioGroup: <ui.RadioGroup {...field}>{label}</ui.RadioGroup>,
  ScoreBar: <ui.ScoreBar {...given} label={label} value={1} max={5} figure={1} />,
  SearchField: <ui.SearchField {...field} submitLabel={label} clearLabel={label} onSearch={nothing} />,
  Section: <ui.Section {...given}>{label}</ui.Section>,
  Select: <ui.Select {...field} options={options} />,
  ShowMore: (
    <ui.ShowMore {...given} lines={3} moreLabel={label} lessLabel={label}>
      {label}
    </ui.ShowMore>
  ),
  SideNav: <ui.SideNav {...given} label={label} entries={entries} toggleLabel={String} />,
  SilentBellIllustration: <ui.SilentBellIllustration {...given} />,
  SkeletonBlock: <ui.SkeletonBlock {...given} />,
  SkeletonCard: <ui.SkeletonCard {...given} />,
  SkeletonCircle: <ui.SkeletonCircle {...given} />,
  SkeletonField: <ui.SkeletonField {...given} />,
  SkeletonImage: <ui.SkeletonImage {...given} />,
  SkeletonList: <ui.SkeletonList {...given} />,
  SkeletonPeople: <ui.SkeletonPeople {...given} />,
  SkeletonText: <ui.SkeletonText {...given} />,
  SkipLink: (
    <ui.SkipLink {...given} target="main">
      {label}
    </ui.SkipLink>
  ),
  SortableList: (
    <ui.SortableList
      {...given}
      label={label}
      items={[label]}
      keyOf={String}
      nameOf={String}
      texts={{ handle: String, moved: String, up: label, down: label }}
      onSort={nothing}
    >
      {String}
    </ui.SortableList>
  ),
  Spinner: <ui.Spinner {...given} />,
  Stack: <ui.Stack {...given} />,
  Stars: <ui.Stars {...given} value={3} label={label} />,
  Stepper: <ui.Stepper {...field} decrementLabel={label} incrementLabel={label} />,
  Switch: <ui.Switch {...field} />,
  Table: <ui.Table {...given} caption={label} columns={[]} rows={[]} rowKey={String} />,
  Tabs: <ui.Tabs {...given} label={label} items={[{ id: 'all', label, content: label }]} />,
  TaskBadge: <ui.TaskBadge {...given} done />,
  Text: <ui.Text {...given} />,
  TextArea: <ui.TextArea {...field} />,
  TextField: <ui.TextField {...field} />,
  Tile: <ui.Tile {...given} title={label} />,
  Timeline: <ui.Timeline {...given}>{label}</ui.Timeline>,
  TimelineDate: <ui.TimelineDate {...given} />,
  TimelineItem: <ui.TimelineItem {...given} title={label} />,
  ToggleChip: <ui.ToggleChip {...given} pressed />,
  Toolbar: (
    <ui.Toolbar {...given} label={label}>
      {sign}
    </ui.Toolbar>
  ),
  TopBar: <ui.TopBar {...given} logo={label} homeHref="/" />,
  UserBlock: <ui.UserBlock {...given} name={label} />,
  VisuallyHidden: <ui.VisuallyHidden {...given} />,
};

describe('a component with an element of its own', () => {
  it('is asked for its attributes below, or said to have no element', () => {
    const exported = Object.entries(ui).flatMap(([name, value]) => (/^[A-Z]/.test(name) && typeof value === 'function' ? [name] : []));
    expect([...Object.keys(components), ...Object.keys(withoutElement)].toSorted()).toEqual(exported.toSorted());
  });

  it.each(Object.entries(components))('%s gives it its class, beside its own, and its attributes', (name, component) => {
    const tags = renderToStaticMarkup(component).match(/<[a-z][^>]*>/g) ?? [];
    const named = tags.filter((tag) => /\bclass="([^"]* )?given( [^"]*)?"/.test(tag));
    expect(named, tags.join('\n')).toHaveLength(1);
    if (!ofReactAria.includes(name))
      expect(
        tags.filter((tag) => tag.includes(' data-given')),
        tags.join('\n'),
      ).toHaveLength(1);
  });
});
