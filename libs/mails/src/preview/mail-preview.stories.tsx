import { isLocale, type Locale, locales as languages } from '@foyer/locales';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import type { MailKind } from '../kinds.ts';
import { samples } from '../samples.ts';
import { judgeMail } from './judge-mail.ts';
import { MailPreview, type MailPreviewProps } from './mail-preview.tsx';
import * as styles from './mail-preview.css.ts';
import { sampleBrands } from './sample-brands.ts';

const longName = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsleiterin';
const endlessName = longName.repeat(3);
const kinds = Object.keys(samples) as MailKind[];
const locales = Object.keys(languages) as Locale[];
const brands = Object.keys(sampleBrands) as MailPreviewProps['brand'][];

/** Language, colours and customer are those of the toolbar. */
function shown(globals: StoryContext['globals']): Pick<MailPreviewProps, 'locale' | 'dark' | 'brand'> {
  return {
    locale: isLocale(globals['locale']) ? globals['locale'] : 'en_GB',
    dark: globals['theme'] === 'dark',
    brand: brands.find((brand) => brand === globals['brand']) ?? 'foyer',
  };
}

type Args = Omit<MailPreviewProps, keyof ReturnType<typeof shown>>;

const meta = {
  title: 'Mails/Mails',
  parameters: { layout: 'padded' },
  args: { kind: 'password_reset', as: 'html', name: '', portal: '' },
  argTypes: {
    kind: { options: kinds, control: 'select' },
    as: { options: ['html', 'text'], control: 'inline-radio' },
  },
  render: (args, { globals }) => <MailPreview {...args} {...shown(globals)} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every mail that is shown is whole: no finding of axe, and nothing wider than its frame or a small phone. */
const isWhole: Story['play'] = async ({ canvasElement }) => {
  for (const frame of canvasElement.querySelectorAll('iframe')) {
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeVisible());
    const shown = frame.contentDocument!.documentElement;
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    await expect({ mail: frame.title, found: await judgeMail(frame.srcdoc) }).toMatchObject({ found: [] });
  }
};

const mail = (kind: MailKind): Story => ({ args: { kind } });

export const PasswordReset = mail('password_reset');
export const PasswordLink = mail('password_link');
export const PasswordResetUnknown = mail('password_reset_unknown');
export const PasswordChanged = mail('password_changed');
export const RegistrationConfirm = mail('registration_confirm');
export const RegistrationExists = mail('registration_exists');
export const EmailConfirm = mail('email_confirm');
export const EmailTaken = mail('email_taken');
export const EmailChanged = mail('email_changed');
export const ReviewRequested = mail('review_requested');
export const ReviewReturned = mail('review_returned');
export const NotificationDigest = mail('notification_digest');
export const NewsletterConfirm = mail('newsletter_confirm');
export const NewsletterWelcome = mail('newsletter_welcome');

/** All of them, to be read one after the other. */
export const EveryKind: Story = {
  render: (args, { globals }) => (
    <div className={styles.several}>
      {kinds.map((kind) => (
        <MailPreview key={kind} {...args} {...shown(globals)} kind={kind} />
      ))}
    </div>
  ),
  play: isWhole,
};

/** The one with the most parts, in all languages. */
export const EveryLanguage: Story = {
  args: { kind: 'newsletter_welcome' },
  render: (args, { globals }) => (
    <div className={styles.several}>
      {locales.map((locale) => (
        <MailPreview key={locale} {...args} {...shown(globals)} locale={locale} />
      ))}
    </div>
  ),
  play: isWhole,
};

/** With a logo and without, in programs that are light and dark. */
export const EveryBrand: Story = {
  render: (args, { globals }) => (
    <div className={styles.several}>
      {brands.flatMap((brand) =>
        [false, true].map((dark) => <MailPreview key={`${brand} ${dark}`} {...args} {...shown(globals)} brand={brand} dark={dark} />),
      )}
    </div>
  ),
  play: isWhole,
};

/** For programs and people that read no HTML. */
export const PlainText: Story = {
  args: { kind: 'newsletter_welcome', as: 'text' },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('pre')!.textContent;
    await expect(text).toContain(samples.newsletter_welcome.url);
    await expect(text).toContain(samples.newsletter_welcome.unsubscribe_url);
  },
};

export const Board = board<Story>(meta, {
  filled: { play: isWhole },
  rightToLeft: { play: isWhole },
  long: { args: { name: `${longName} und ${longName}`, portal: longName }, play: isWhole },
  endless: { args: { name: endlessName, portal: endlessName }, play: isWhole },
});
