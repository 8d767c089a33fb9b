import { expect, test } from '../fixtures.ts';

/** What a screen reader reads of the screens on the way into the portal and of its shell: roles, names, states and their order. */
test.describe('a guest', () => {
  test('reads the login, and what is wrong with it', async ({ page }) => {
    await page.goto('/de_DE/login');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Willkommen zurück" [level=1]
        - textbox "E-Mail oder Benutzername"
        - textbox "Passwort"
        - button "Passwort anzeigen"
        - button "Anmelden"
        - link "Passwort vergessen?"
    `);
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
      - contentinfo:
        - navigation "Sprache":
          - list:
            - listitem:
              - link "Deutsch"
        - navigation "Rechtliches":
          - list:
            - listitem:
              - link "Impressum"
    `);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).press('Enter');
    const name = page.getByRole('textbox', { name: 'E-Mail oder Benutzername' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein.');
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
  });

  test('reads the way to a new password and to an account', async ({ page, server }) => {
    await page.goto('/de_DE/forgot_password');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Passwort vergessen?" [level=1]
        - textbox "E-Mail-Adresse"
        - button "Link senden"
        - link "Zurück zur Anmeldung"
    `);
    await page.goto(`${server.url.replace('localhost', 'bergsee.localhost')}/de_DE/registration`);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Leg dein Konto an" [level=1]
        - textbox "Vorname"
        - textbox "Nachname"
        - textbox "E-Mail-Adresse"
        - textbox "Passwort"
        - button "Passwort anzeigen"
        - checkbox "Ich stimme den Nutzungsbedingungen (öffnet in einem neuen Tab) zu."
        - link "Nutzungsbedingungen (öffnet in einem neuen Tab)"
        - button "Konto anlegen" [disabled]
    `);
    await expect(page.getByRole('textbox', { name: 'Passwort' })).toHaveAccessibleDescription(/Mindestens 8 Zeichen/);
  });
});

test.describe('a member', () => {
  test.use({ user: 'member' });

  test('reads the bar and the profile menu', async ({ page }) => {
    await page.goto('/de_DE');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Aurelia Hotels"
        - navigation "Hauptmenü":
          - list:
            - listitem:
              - link "Start"
            - listitem:
              - link "Neuigkeiten"
        - button "Suche"
        - 'button "Sprache: Deutsch"'
        - link /Aktivitäten/
        - button /Profil und Einstellungen von/
    `);
    const trigger = page.getByRole('button', { name: /Profil/ });
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('group', { name: /Profil und Einstellungen von/ })).toMatchAriaSnapshot(`
      - group /Profil und Einstellungen von/:
        - group "Darstellung":
          - radio "Hell"
          - radio "Dunkel"
          - radio "Automatisch" [checked]
        - link "Mein Profil"
        - button "Einstellungen"
        - link "Passwort ändern"
        - link "Angemeldete Geräte"
        - button "Abmelden"
    `);
  });

  test('reads the drawer of narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de_DE/news');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menü' })).toMatchAriaSnapshot(`
      - dialog "Menü":
        - button "Menü schließen"
        - link /Berger/
        - link /Aktivitäten/
        - button "Einstellungen"
        - button "Abmelden"
        - search:
          - searchbox "Im Portal suchen"
        - navigation "Hauptmenü":
          - list:
            - listitem:
              - link "Start"
        - combobox "Sprache"
        - group "Darstellung":
          - radio "Automatisch" [checked]
    `);
  });
});
