import type { Locale } from '@foyer/server/seed';
import { type EveryLanguage, type HotelFacts, place } from '../data/hotel.ts';
import type { TimeOfDay } from './light.ts';
import type { Land } from './scene.ts';

const lands: Record<Land, EveryLanguage> = {
  lake: place('على ضفة البحيرة', 'am See', 'by the lake', 'au bord du lac', 'sul lago', 'aan het meer'),
  alpine: place(
    'بين الجبال العالية',
    'vor hohen Bergen',
    'among high mountains',
    'au pied des montagnes',
    'tra le montagne',
    'tussen de bergen',
  ),
  forest: place(
    'وسط الغابة',
    'mitten im Wald',
    'in the middle of the forest',
    'au milieu de la forêt',
    'in mezzo al bosco',
    'midden in het bos',
  ),
  coast: place('على الساحل', 'an der Küste', 'on the coast', 'sur la côte', 'sulla costa', 'aan de kust'),
  harbour: place('عند الميناء', 'am Hafen', 'at the harbour', 'au port', 'al porto', 'aan de haven'),
  desert: place('بين الكثبان', 'zwischen Dünen', 'among the dunes', 'entre les dunes', 'tra le dune', 'tussen de duinen'),
  city: place(
    'في وسط المدينة',
    'mitten in der Stadt',
    'in the heart of the city',
    'au cœur de la ville',
    'nel cuore della città',
    'midden in de stad',
  ),
  canal: place('على القناة', 'an der Gracht', 'on the canal', 'au bord du canal', 'sul canale', 'aan de gracht'),
  gulf: place(
    'على الخور',
    'am Wasser mit Palmen',
    'by the creek with palms',
    'au bord de l’eau, parmi les palmiers',
    'sull’acqua tra le palme',
    'aan het water tussen palmen',
  ),
  medina: place(
    'في المدينة القديمة',
    'in der Altstadt',
    'in the old town',
    'dans la vieille ville',
    'nella città vecchia',
    'in de oude stad',
  ),
  meadow: place(
    'بين المروج',
    'zwischen Wiesen und Bäumen',
    'among meadows and trees',
    'entre prés et arbres',
    'tra prati e alberi',
    'tussen weiden en bomen',
  ),
  vineyard: place('بين الكروم', 'in den Weinbergen', 'in the vineyards', 'dans les vignes', 'tra i vigneti', 'in de wijngaarden'),
};

const times: Record<TimeOfDay, EveryLanguage> = {
  morning: place(
    'في ضوء الصباح',
    'im Morgenlicht',
    'in the morning light',
    'dans la lumière du matin',
    'nella luce del mattino',
    'in het ochtendlicht',
  ),
  noon: place(
    'في يوم مشرق',
    'an einem hellen Tag',
    'on a bright day',
    'par une belle journée',
    'in una giornata limpida',
    'op een heldere dag',
  ),
  golden: place('في ضوء المساء', 'in der Abendsonne', 'in the evening sun', 'au soleil du soir', 'al sole della sera', 'in de avondzon'),
  dusk: place('عند الغروب', 'in der Dämmerung', 'at dusk', 'au crépuscule', 'al crepuscolo', 'in de schemering'),
  night: place('تحت ضوء القمر', 'bei Mondschein', 'by moonlight', 'au clair de lune', 'al chiaro di luna', 'bij maanlicht'),
  winter: place('في الثلج', 'im Schnee', 'in the snow', 'sous la neige', 'sotto la neve', 'in de sneeuw'),
};

/** What a drawing of a hotel shows. */
export function hotelAlt(hotel: HotelFacts, time: TimeOfDay): EveryLanguage {
  const say = (locale: Locale) =>
    `${locale === 'ar' ? hotel.arabicName : hotel.name} ${lands[hotel.look.land][locale]}${locale === 'ar' ? '،' : ','} ${times[time][locale]}`;
  return { de_DE: say('de_DE'), en_GB: say('en_GB'), fr_FR: say('fr_FR'), it_IT: say('it_IT'), nl_NL: say('nl_NL'), ar: say('ar') };
}

/** What a portrait shows. */
export const portraitAlt = (name: string): EveryLanguage =>
  place(`صورة ${name}`, `Porträt von ${name}`, `Portrait of ${name}`, `Portrait de ${name}`, `Ritratto di ${name}`, `Portret van ${name}`);
