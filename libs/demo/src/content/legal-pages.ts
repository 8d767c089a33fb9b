import type { LocalizedText } from '@foyer/server/seed';
import { place } from '../data/hotel.ts';
import type { DemoPage } from './pages.ts';

type Part = readonly [title: LocalizedText, text: LocalizedText];

const each = (german: string, english: string, italian: string): LocalizedText => ({ de_DE: german, en_GB: english, it_IT: italian });

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
      each('Angaben gemäß § 5 DDG', 'Information according to § 5 DDG', 'Informazioni ai sensi del § 5 DDG'),
      each(
        `${name}\n${address}\n\nVertreten durch die Geschäftsführung: ${manager}\n${register}`,
        `${name}\n${address}\n\nRepresented by the management: ${manager}\n${register}`,
        `${name}\n${address}\n\nRappresentata dalla direzione: ${manager}\n${register}`,
      ),
    ],
    [
      each('Kontakt', 'Contact', 'Contatti'),
      each(
        `E-Mail: portal@${domain}\nFragen zum Portal beantwortet die Unternehmenskommunikation an Werktagen von 8 bis 17 Uhr.`,
        `E-mail: portal@${domain}\nCorporate communications answers questions about the portal on working days from 8 am to 5 pm.`,
        `E-mail: portal@${domain}\nAlle domande sul portale risponde la comunicazione aziendale nei giorni feriali dalle 8 alle 17.`,
      ),
    ],
    [
      each('Verantwortlich für den Inhalt', 'Responsible for the content', 'Responsabile dei contenuti'),
      each(
        `${manager}, Anschrift wie oben. Beiträge einzelner Kolleginnen und Kollegen geben deren eigene Meinung wieder.`,
        `${manager}, address as above. Posts of individual colleagues express their own opinions.`,
        `${manager}, indirizzo come sopra. I contributi di singole persone esprimono la loro opinione personale.`,
      ),
    ],
  ]);

const privacy = ({ name, address, domain }: Operator) =>
  textPage('privacy', place('حماية البيانات', 'Datenschutz', 'Privacy', 'Confidentialité', 'Protezione dei dati', 'Privacy en cookies'), [
    [
      each('Wer verantwortlich ist', 'Who is responsible', 'Chi è responsabile'),
      each(
        `Verantwortlich im Sinne der DSGVO ist ${name}, ${address}. Unsere Datenschutzbeauftragte erreichen Sie unter datenschutz@${domain}.`,
        `The controller under the GDPR is ${name}, ${address}. You reach our data protection officer at datenschutz@${domain}.`,
        `Titolare del trattamento ai sensi del GDPR è ${name}, ${address}. La nostra responsabile della protezione dei dati risponde a datenschutz@${domain}.`,
      ),
    ],
    [
      each('Welche Daten wir verarbeiten', 'Which data we process', 'Quali dati trattiamo'),
      each(
        'Für Ihr Konto verarbeiten wir Name, dienstliche E-Mail-Adresse, Haus und Tätigkeit. Dazu kommt, was Sie selbst schreiben: Kommentare, Gefällt-mir-Angaben und Angaben im Profil. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b und f DSGVO.',
        'For your account we process your name, work e-mail address, house and position, and what you write yourself: comments, likes and what stands in your profile. The legal basis is Article 6(1)(b) and (f) GDPR.',
        'Per il Suo account trattiamo nome, indirizzo e-mail di lavoro, albergo e mansione, oltre a quello che scrive Lei: commenti, «mi piace» e i dati del profilo. La base giuridica è l’articolo 6, paragrafo 1, lettere b) e f) del GDPR.',
      ),
    ],
    [
      each('Was Ihre Einwilligung braucht', 'What needs your consent', 'Che cosa richiede il Suo consenso'),
      each(
        'Geburtstag und Anwesenheit zeigen wir anderen nur, wenn Sie es in den Einstellungen einschalten und vorher zustimmen. Sie können das jederzeit wieder ausschalten; was bis dahin geschah, bleibt rechtmäßig.',
        'We show your birthday and presence to others only if you turn that on in the settings and agree first. You may turn it off at any time; what happened until then stays lawful.',
        'Mostriamo agli altri il Suo compleanno e la Sua presenza solo se li attiva nelle impostazioni e dà prima il Suo consenso. Può disattivarli in ogni momento; quanto avvenuto fino ad allora resta lecito.',
      ),
    ],
    [
      each('Wie lange wir speichern', 'How long we keep data', 'Per quanto tempo conserviamo i dati'),
      each(
        'Sitzungen enden nach 30 Tagen. Konten löschen wir drei Monate nach dem Ende des Arbeitsverhältnisses; Ihre Beiträge bleiben ohne Ihren Namen stehen.',
        'Sessions end after 30 days. Accounts are deleted three months after employment ends; your posts stay without your name.',
        'Le sessioni terminano dopo 30 giorni. Gli account vengono cancellati tre mesi dopo la fine del rapporto di lavoro; i Suoi contributi restano senza il Suo nome.',
      ),
    ],
    [
      each('Ihre Rechte', 'Your rights', 'I Suoi diritti'),
      each(
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch, und Sie können sich bei der Aufsichtsbehörde beschweren.',
        'You have the right to access, rectification, erasure, restriction, portability and objection, and you may complain to the supervisory authority.',
        'Ha diritto di accesso, rettifica, cancellazione, limitazione, portabilità e opposizione, e può presentare reclamo all’autorità di controllo.',
      ),
    ],
  ]);

const terms = ({ name }: Operator) =>
  textPage(
    'terms',
    place('شروط الاستخدام', 'Nutzungsbedingungen', 'Terms of use', 'Conditions d’utilisation', 'Condizioni d’uso', 'Gebruiksvoorwaarden'),
    [
      [
        each('Für wen das Portal ist', 'Who the portal is for', 'A chi è rivolto il portale'),
        each(
          `Das Portal steht allen offen, die bei ${name} arbeiten. Ihr Konto ist persönlich: Geben Sie Ihr Passwort nicht weiter.`,
          `The portal is open to everybody who works at ${name}. Your account is personal: do not share your password.`,
          `Il portale è aperto a chiunque lavori per ${name}. Il Suo account è personale: non comunichi a nessuno la Sua password.`,
        ),
      ],
      [
        each('Wie wir miteinander umgehen', 'How we treat each other', 'Come ci comportiamo tra noi'),
        each(
          'Schreiben Sie so, wie Sie im Haus miteinander sprechen: freundlich, offen und ohne jemanden herabzusetzen. Die Redaktion darf Beiträge entfernen, die andere verletzen.',
          'Write as you would speak in the house: kindly, openly and without belittling anybody. Editors may remove posts that hurt others.',
          'Scriva come parlerebbe in albergo: con gentilezza, apertamente e senza sminuire nessuno. La redazione può rimuovere i contributi che feriscono altre persone.',
        ),
      ],
      [
        each('Was vertraulich ist', 'What is confidential', 'Che cosa è riservato'),
        each(
          'Was im Portal steht, ist für das Team bestimmt. Daten von Gästen, Zahlen und Pläne dürfen das Portal nicht verlassen, auch nicht als Bildschirmfoto.',
          'What stands in the portal is meant for the team. Guest data, figures and plans must not leave the portal, not even as a screenshot.',
          'Quello che si trova nel portale è destinato al personale. Dati degli ospiti, cifre e progetti non devono uscire dal portale, nemmeno come schermata.',
        ),
      ],
      [
        each('Rechte an Bildern und Texten', 'Rights in pictures and texts', 'Diritti su immagini e testi'),
        each(
          'Laden Sie nur hoch, was Ihnen gehört oder was Sie verwenden dürfen, und fragen Sie alle, die auf Fotos zu sehen sind.',
          'Upload only what is yours or what you may use, and ask everybody who can be seen in photos.',
          'Carichi solo ciò che Le appartiene o che può utilizzare, e chieda il permesso a chi compare nelle foto.',
        ),
      ],
    ],
  );

/** Imprint, privacy and terms of a company. */
export const legalPages = (operator: Operator): DemoPage[] => [imprint(operator), privacy(operator), terms(operator)];
