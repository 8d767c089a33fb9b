import { place } from '../data/hotel.ts';
import type { LocalizedText } from '../../db/types.ts';
import type { DemoPage } from './pages.ts';

type Part = readonly [title: LocalizedText, text: LocalizedText];

const both = (german: string, english: string): LocalizedText => ({ de_DE: german, en_GB: english });

/** A page of headings and paragraphs. */
const textPage = (id: string, title: LocalizedText, parts: readonly Part[]): DemoPage => ({
  id,
  type: 'page',
  title,
  modules: [
    {
      id: `${id}-text`,
      type: 'text_image_switch',
      title: place('', ''),
      config: {
        buttons: 'none',
        entries: parts.map(([heading, description], index) => ({ id: `${id}-${index + 1}`, title: heading, description })),
      },
    },
  ],
});

/** Who runs the portal. */
export interface Operator {
  name: string;
  /** Street, place. */
  address: string;
  /** Who acts for the company. */
  manager: string;
  register: string;
  /** The domain of its addresses. */
  domain: string;
}

const imprint = ({ name, address, manager, register, domain }: Operator) =>
  textPage('imprint', place('بيانات النشر', 'Impressum', 'Imprint', 'Mentions légales', 'Note legali', 'Colofon'), [
    [
      both('Angaben gemäß § 5 DDG', 'Information according to § 5 DDG'),
      both(
        `${name}\n${address}\n\nVertreten durch die Geschäftsführung: ${manager}\n${register}`,
        `${name}\n${address}\n\nRepresented by the management: ${manager}\n${register}`,
      ),
    ],
    [
      both('Kontakt', 'Contact'),
      both(
        `E-Mail: portal@${domain}\nFragen zum Portal beantwortet die Unternehmenskommunikation an Werktagen von 8 bis 17 Uhr.`,
        `E-mail: portal@${domain}\nCorporate communications answers questions about the portal on working days from 8 am to 5 pm.`,
      ),
    ],
    [
      both('Verantwortlich für den Inhalt', 'Responsible for the content'),
      both(
        `${manager}, Anschrift wie oben. Beiträge einzelner Kolleginnen und Kollegen geben deren eigene Meinung wieder.`,
        `${manager}, address as above. Posts of individual colleagues express their own opinions.`,
      ),
    ],
  ]);

const privacy = ({ name, address, domain }: Operator) =>
  textPage('privacy', place('حماية البيانات', 'Datenschutz', 'Privacy', 'Confidentialité', 'Privacy', 'Privacy en cookies'), [
    [
      both('Wer verantwortlich ist', 'Who is responsible'),
      both(
        `Verantwortlich im Sinne der DSGVO ist ${name}, ${address}. Unsere Datenschutzbeauftragte erreichen Sie unter datenschutz@${domain}.`,
        `The controller under the GDPR is ${name}, ${address}. You reach our data protection officer at datenschutz@${domain}.`,
      ),
    ],
    [
      both('Welche Daten wir verarbeiten', 'Which data we process'),
      both(
        'Für Ihr Konto verarbeiten wir Name, dienstliche E-Mail-Adresse, Haus und Tätigkeit. Dazu kommt, was Sie selbst schreiben: Kommentare, Gefällt-mir-Angaben und Angaben im Profil. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b und f DSGVO.',
        'For your account we process your name, work e-mail address, house and position, and what you write yourself: comments, likes and what stands in your profile. The legal basis is Article 6(1)(b) and (f) GDPR.',
      ),
    ],
    [
      both('Was Ihre Einwilligung braucht', 'What needs your consent'),
      both(
        'Geburtstag und Anwesenheit zeigen wir anderen nur, wenn Sie es in den Einstellungen einschalten und vorher zustimmen. Sie können das jederzeit wieder ausschalten; was bis dahin geschah, bleibt rechtmäßig.',
        'We show your birthday and presence to others only if you turn that on in the settings and agree first. You may turn it off at any time; what happened until then stays lawful.',
      ),
    ],
    [
      both('Wie lange wir speichern', 'How long we keep data'),
      both(
        'Sitzungen enden nach 30 Tagen. Konten löschen wir drei Monate nach dem Ende des Arbeitsverhältnisses; Ihre Beiträge bleiben ohne Ihren Namen stehen.',
        'Sessions end after 30 days. Accounts are deleted three months after employment ends; your posts stay without your name.',
      ),
    ],
    [
      both('Ihre Rechte', 'Your rights'),
      both(
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch, und Sie können sich bei der Aufsichtsbehörde beschweren.',
        'You have the right to access, rectification, erasure, restriction, portability and objection, and you may complain to the supervisory authority.',
      ),
    ],
  ]);

const terms = ({ name }: Operator) =>
  textPage(
    'terms',
    place('شروط الاستخدام', 'Nutzungsbedingungen', 'Terms of use', 'Conditions d’utilisation', 'Condizioni d’uso', 'Gebruiksvoorwaarden'),
    [
      [
        both('Für wen das Portal ist', 'Who the portal is for'),
        both(
          `Das Portal steht allen offen, die bei ${name} arbeiten. Ihr Konto ist persönlich: Geben Sie Ihr Passwort nicht weiter.`,
          `The portal is open to everybody who works at ${name}. Your account is personal: do not share your password.`,
        ),
      ],
      [
        both('Wie wir miteinander umgehen', 'How we treat each other'),
        both(
          'Schreiben Sie so, wie Sie im Haus miteinander sprechen: freundlich, offen und ohne jemanden herabzusetzen. Die Redaktion darf Beiträge entfernen, die andere verletzen.',
          'Write as you would speak in the house: kindly, openly and without belittling anybody. Editors may remove posts that hurt others.',
        ),
      ],
      [
        both('Was vertraulich ist', 'What is confidential'),
        both(
          'Was im Portal steht, ist für das Team bestimmt. Daten von Gästen, Zahlen und Pläne dürfen das Portal nicht verlassen, auch nicht als Bildschirmfoto.',
          'What stands in the portal is meant for the team. Guest data, figures and plans must not leave the portal, not even as a screenshot.',
        ),
      ],
      [
        both('Rechte an Bildern und Texten', 'Rights in pictures and texts'),
        both(
          'Laden Sie nur hoch, was Ihnen gehört oder was Sie verwenden dürfen, und fragen Sie alle, die auf Fotos zu sehen sind.',
          'Upload only what is yours or what you may use, and ask everybody who can be seen in photos.',
        ),
      ],
    ],
  );

/** Imprint, privacy and terms of a company. */
export const legalPages = (operator: Operator): DemoPage[] => [imprint(operator), privacy(operator), terms(operator)];
