import type { MailKinds } from './kinds.ts';

const portal = 'https://portal.example';
const name = 'Annika Berger';
const lists = 'House news, Offers for colleagues';

/** Values for every kind of mail, for tests and stories. */
export const samples: MailKinds = {
  password_reset: { name, url: `${portal}/de_DE/reset_password?user_id=1&hash=4f0c8a5e9b7d4c21a6e83f1d`, minutes: 30 },
  password_link: { name, url: `${portal}/de_DE/reset_password?user_id=1&hash=4f0c8a5e9b7d4c21a6e83f1d`, minutes: 30 },
  password_reset_unknown: { url: `${portal}/de_DE/forgot_password` },
  password_changed: { name, url: `${portal}/de_DE/forgot_password` },
  invitation: { name, username: 'annika.berger', url: `${portal}/de_DE/reset_password?user_id=1&hash=4f0c8a5e9b7d4c21a6e83f1d`, days: 7 },
  registration_confirm: { name, url: `${portal}/de_DE/register/confirm?token=4f0c8a5e9b7d4c21a6e83f1d`, hours: 24 },
  registration_exists: { name, url: `${portal}/de_DE/login` },
  email_confirm: { name, url: `${portal}/de_DE/confirm_email?token=4f0c8a5e9b7d4c21a6e83f1d`, hours: 24 },
  email_taken: { name, url: `${portal}/de_DE/login` },
  email_changed: { name, url: `${portal}/de_DE` },
  review_requested: {
    name,
    by: 'Mehmet Yılmaz',
    title: 'Breakfast for night owls',
    note: 'Are the times right?',
    url: `${portal}/de_DE/studio/articles/1`,
  },
  review_returned: {
    name,
    by: 'Mehmet Yılmaz',
    title: 'Breakfast for night owls',
    note: 'The buffet opens at seven.',
    url: `${portal}/de_DE/studio/articles/1`,
  },
  notification_digest: {
    name,
    count: 2,
    list: 'Mehmet Yılmaz mentioned you in a comment on “Summer party”. · Mia Vos asks you to confirm that you have read “Fire safety”.',
    url: `${portal}/de_DE/activity_feed`,
    settings_url: `${portal}/de_DE/notification_settings`,
  },
  newsletter_confirm: { lists, url: `${portal}/de_DE/newsletter/confirm?token=4f0c8a5e9b7d4c21a6e83f1d` },
  newsletter_welcome: {
    lists,
    url: `${portal}/de_DE`,
    unsubscribe_url: `${portal}/api/v2/newsletter/unsubscribe?token=4f0c8a5e9b7d4c21a6e83f1d`,
  },
};
