import { type EveryLanguage, place } from '../data/hotel.ts';
import type { World } from '../world.ts';
import { hygienePlan, leaveRequest } from './forms.ts';
import { academyCourses, partyProgramme, staffRate, staffRecipes, welcomeGuide } from './guides.ts';
import { printSheets, type Sheet } from './sheet.ts';
import { hotelDirectory, surveyResults } from './tables.ts';

/** A file to download. */
export interface DemoFile {
  /** Also the id of the medium. */
  name: string;
  title: EveryLanguage;
  make(world: World, date: Date): Promise<Uint8Array> | Uint8Array;
}

const printed = (name: string, title: EveryLanguage, sheets: readonly Sheet[]): DemoFile => ({
  name,
  title,
  make: (_, date) => printSheets(title.en_GB, sheets, date),
});

/** Every file of the demo. */
export const files: readonly DemoFile[] = [
  printed(
    'welcome-guide.pdf',
    place(
      'دليل الأسابيع الأولى',
      'Begleiter für die ersten Wochen',
      'Guide to your first weeks',
      'Guide des premières semaines',
      'Guida alle prime settimane',
      'Gids voor de eerste weken',
    ),
    welcomeGuide,
  ),
  printed(
    'leave-request.pdf',
    place('طلب إجازة', 'Urlaubsantrag', 'Request for leave', 'Demande de congés', 'Richiesta di ferie', 'Verlofaanvraag'),
    leaveRequest,
  ),
  printed(
    'hygiene-plan.pdf',
    place(
      'خطة النظافة في المطبخ',
      'Hygieneplan Küche',
      'Kitchen hygiene plan',
      'Plan d’hygiène en cuisine',
      'Piano igienico della cucina',
      'Hygiëneplan keuken',
    ),
    hygienePlan,
  ),
  printed(
    'academy-courses.pdf',
    place(
      'برنامج الأكاديمية',
      'Programm der Akademie',
      'Academy programme',
      'Programme de l’Académie',
      'Programma dell’Accademia',
      'Programma van de Academie',
    ),
    academyCourses,
  ),
  printed(
    'staff-rate.pdf',
    place(
      'سعر الموظفين باختصار',
      'Mitarbeiterrate auf einen Blick',
      'The staff rate at a glance',
      'Le tarif collaborateurs en bref',
      'La tariffa dipendenti in breve',
      'Het personeelstarief in het kort',
    ),
    staffRate,
  ),
  printed(
    'staff-recipes.pdf',
    place(
      'وصفات من مطبخ الموظفين',
      'Rezepte aus dem Personaltopf',
      'Recipes from the staff pot',
      'Recettes de la marmite du personnel',
      'Ricette dalla pentola del personale',
      'Recepten uit de personeelspan',
    ),
    staffRecipes,
  ),
  printed(
    'party-programme.pdf',
    place(
      'برنامج حفل الصيف',
      'Programm des Sommerfests',
      'Programme of the summer party',
      'Programme de la fête d’été',
      'Programma della festa d’estate',
      'Programma van het zomerfeest',
    ),
    partyProgramme,
  ),
  {
    name: 'survey-results.xlsx',
    title: place(
      'نتائج الاستبيان بحسب الفندق',
      'Ergebnisse der Befragung nach Hotel',
      'Survey results by hotel',
      'Résultats de l’enquête par hôtel',
      'Risultati del sondaggio per albergo',
      'Resultaten van de enquête per hotel',
    ),
    make: surveyResults,
  },
  {
    name: 'hotel-directory.csv',
    title: place(
      'عناوين فنادقنا الأربعين',
      'Adressen unserer vierzig Häuser',
      'Addresses of our forty hotels',
      'Adresses de nos quarante maisons',
      'Indirizzi dei nostri quaranta alberghi',
      'Adressen van onze veertig huizen',
    ),
    make: hotelDirectory,
  },
];
