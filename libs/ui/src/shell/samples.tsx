// What the stories of the shell put into it. Nothing here is part of what the library exports.
import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { Button, LinkButton } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Footer } from '../footer/footer.tsx';
import { Heading } from '../heading/heading.tsx';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { BellIcon, BookIcon, ChevronDownIcon, HomeIcon, LogOutIcon, MenuIcon, NewsIcon, SearchIcon, UsersIcon } from '../icon/icons.ts';
import { MainMenu } from '../main-menu/main-menu.tsx';
import type { MenuEntry } from '../main-menu/menu-entry.tsx';
import { Menu, MenuAction } from '../menu/menu.tsx';
import { words } from '../samples/samples.ts';
import { SideDrawer } from '../side-drawer/side-drawer.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { UserBlock } from '../user-block/user-block.tsx';
import * as styles from './samples.css.ts';

const icons = [HomeIcon, NewsIcon, UsersIcon, BookIcon];

/** Entries of a menu; a list in place of a word is an entry with sub-items. The second is where the reader is. */
const entries = (labels: readonly (string | readonly [string, ...string[]])[], activeIndex = 1): MenuEntry[] =>
  labels.map((label, index) => {
    const [own, ...subs] = typeof label === 'string' ? [label] : label;
    return {
      id: `${index}`,
      label: own,
      href: `/de_DE/${index}`,
      active: index === activeIndex,
      icon: <Icon icon={icons[index % icons.length]!} />,
      entries: subs.map((sub, at) => ({ id: `${index}.${at}`, label: sub, href: `/de_DE/${index}/${at}` })),
    };
  });

export const menus = {
  three: entries(['Start', 'Neuigkeiten', ['Wissen', 'Aurelia Akademie', 'Handbücher', 'Häufige Fragen']]),
  fourteen: entries([
    'Start',
    'Neuigkeiten',
    ['Wissen', 'Aurelia Akademie', 'Handbücher', 'Häufige Fragen'],
    'Gruppen',
    ['Häuser', 'Am Kurpark', 'Am See'],
    'Wer ist wer',
    'Bewertungen',
    'Anlässe',
    'Prämien',
    'Stellen',
    ['Arbeitszeit', 'Dienstplan', 'Urlaub'],
    'Speiseplan',
    'Galerie',
    'Hilfe',
  ]),
  long: entries([
    'Startseite',
    'Betriebsratsneuigkeiten',
    ['Arbeitssicherheitsvorschriften', 'Brandschutzordnung', 'Gefährdungsbeurteilungsunterlagen'],
    'Mitarbeitervergünstigungen',
    'Weiterbildungsveranstaltungen',
    'Dienstplangestaltung',
    'Nachhaltigkeitsbericht',
  ]),
  arabic: entries([
    'الرئيسية',
    'الأخبار',
    ['المعرفة', 'أكاديمية أوريليا', 'الأدلة'],
    'المجموعات',
    'الفنادق',
    'من هو من',
    'التقييمات',
    'المكافآت',
  ]),
  endless: entries([words.endless, ['Start', words.endless], 'Neuigkeiten']),
};

const customer = 'Aurelia';

export const mark = (
  <span className={styles.mark}>
    <span className={styles.sign} aria-hidden>
      <Icon icon={HomeIcon} />
    </span>
    {customer}
  </span>
);

const arabicTexts = {
  menu: 'القائمة الرئيسية',
  more: 'المزيد',
  open: 'فتح القائمة',
  close: 'إغلاق',
  search: 'بحث',
  bell: 'نشاطان جديدان',
  account: 'ليلى حداد، الحساب',
  name: 'ليلى حداد',
  role: 'مديرة الاستقبال',
  logout: 'تسجيل الخروج',
  login: 'تسجيل الدخول',
  skip: 'إلى المحتوى',
  top: 'إلى الأعلى',
  legal: 'قانوني',
  imprint: 'بيانات النشر',
  privacy: 'الخصوصية',
  terms: 'شروط الاستخدام',
  title: words.arabicTitle,
  text: words.arabicText,
};
const germanTexts: typeof arabicTexts = {
  menu: 'Hauptmenü',
  more: 'Mehr',
  open: 'Menü öffnen',
  close: 'Schließen',
  search: 'Suchen',
  bell: '2 neue Aktivitäten',
  account: 'Anna Bergmann, Konto',
  name: 'Anna Bergmann',
  role: 'Empfangsleitung, Haus am Kurpark',
  logout: 'Abmelden',
  login: 'Anmelden',
  skip: 'Zum Inhalt',
  top: 'Nach oben',
  legal: 'Rechtliches',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  title: words.title,
  text: words.text,
};

export interface FrameProps {
  menu: readonly MenuEntry[];
  guest?: boolean;
  arabic?: boolean;
  /** The logo in the middle. */
  centered?: boolean;
}

/** A whole page with all parts of the shell, as the portal puts them together. */
export function Frame({ menu, guest = false, arabic = false, centered = false }: FrameProps) {
  const [open, setOpen] = useState(false);
  const texts = arabic ? arabicTexts : germanTexts;
  const nav = { label: texts.menu, entries: menu, toggleLabel: (entry: string) => `${entry} …` };
  const bell = <IconLink label={texts.bell} badge="2" icon={<Icon icon={BellIcon} />} href="/de_DE/activity-feed" />;
  const login = (
    <LinkButton look="secondary" href="/de_DE/login">
      {texts.login}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      <SkipLink target="main">{texts.skip}</SkipLink>
      <TopBar
        logo={mark}
        homeHref="/de_DE"
        centered={centered}
        menu={<MainMenu {...nav} moreLabel={texts.more} />}
        actions={
          <>
            <IconButton label={texts.search} icon={<Icon icon={SearchIcon} />} />
            {guest ? login : <Account bell={bell} texts={texts} />}
          </>
        }
        compactActions={
          <>
            {!guest && bell}
            <IconButton label={texts.open} icon={<Icon icon={MenuIcon} />} aria-expanded={open} onClick={() => setOpen(true)} />
          </>
        }
      >
        <SideDrawer
          open={open}
          onOpenChange={setOpen}
          side="end"
          label={texts.menu}
          closeLabel={texts.close}
          logo={mark}
          user={!guest && <UserBlock name={texts.name} detail={texts.role} href="/de_DE/who_is_who/1" actions={bell} />}
          menu={<SideNav {...nav} />}
          settings={
            guest ? (
              login
            ) : (
              <Button look="secondary" icon={<Icon icon={LogOutIcon} directional />}>
                {texts.logout}
              </Button>
            )
          }
        />
      </TopBar>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Container>
          <Stack gap="l">
            <Heading level={1}>{texts.title}</Heading>
            {Array.from({ length: 30 }, (_, index) => (
              <Text key={index}>{`${texts.text} `.repeat(4)}</Text>
            ))}
          </Stack>
        </Container>
        <BackToTop label={texts.top} target="main" />
      </main>
      <Footer
        owner="Aurelia Hotels"
        linksLabel={texts.legal}
        links={[
          { href: '/de_DE/imprint', children: texts.imprint },
          { href: '/de_DE/privacy', children: texts.privacy },
          { href: '/de_DE/terms', children: texts.terms },
        ]}
      />
    </div>
  );
}

function Account({ bell, texts }: { bell: React.ReactNode; texts: typeof germanTexts }) {
  return (
    <>
      {bell}
      <Menu
        label={texts.account}
        trigger={
          <>
            <Avatar name={texts.name} size="s" decorative />
            <Icon icon={ChevronDownIcon} />
          </>
        }
      >
        <MenuAction icon={<Icon icon={LogOutIcon} directional />}>{texts.logout}</MenuAction>
      </Menu>
    </>
  );
}
