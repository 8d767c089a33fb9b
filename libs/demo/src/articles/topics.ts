import { type EveryLanguage, place } from '../data/hotel.ts';

/** A topic of news with the blueprints whose articles are about it. */
interface DemoTopic {
  id: string;
  name: EveryLanguage;
  blueprints: readonly string[];
}

/** The topics of news in the order they are offered. Categories say where an article belongs, topics what it is about. */
export const topics: readonly DemoTopic[] = [
  {
    id: 'careers',
    name: place(
      'التدريب والمسار المهني',
      'Ausbildung & Karriere',
      'Training & careers',
      'Formation & carrière',
      'Formazione e carriera',
      'Opleiding & loopbaan',
    ),
    blueprints: ['apprentices-run', 'academy', 'leadership', 'sommelier-course', 'job-swap', 'new-director'],
  },
  {
    id: 'colleagues',
    name: place('زميلات وزملاء', 'Kolleginnen & Kollegen', 'Colleagues', 'Collègues', 'Colleghe e colleghi', 'Collega’s'),
    blueprints: ['five-questions', 'long-service', 'newcomers', 'night-porter', 'volunteers', 'tandem'],
  },
  {
    id: 'family',
    name: place('العمل والأسرة', 'Beruf & Familie', 'Work & family', 'Travail & famille', 'Lavoro e famiglia', 'Werk & gezin'),
    blueprints: ['childcare', 'holiday-childcare', 'staff-housing'],
  },
  {
    id: 'health',
    name: place('الصحة والرياضة', 'Gesundheit & Sport', 'Health & sport', 'Santé & sport', 'Salute e sport', 'Gezondheid & sport'),
    blueprints: ['healthy-back', 'helpline', 'health-day', 'job-bike', 'charity-run'],
  },
  {
    id: 'energy',
    name: place('الطاقة والمياه', 'Energie & Wasser', 'Energy & water', 'Énergie & eau', 'Energia e acqua', 'Energie & water'),
    blueprints: ['solar', 'water', 'refill'],
  },
  {
    id: 'regional',
    name: place('من المنطقة', 'Aus der Region', 'From the region', 'De la région', 'Dalla regione', 'Uit de streek'),
    blueprints: ['suppliers', 'bread', 'kitchen-garden', 'bees', 'food-waste', 'barista'],
  },
  {
    id: 'recipes',
    name: place('وصفات', 'Rezepte', 'Recipes', 'Recettes', 'Ricette', 'Recepten'),
    blueprints: ['recipe-dal', 'recipe-maultaschen', 'recipe-ribollita', 'recipe-shakshuka', 'bread'],
  },
  {
    id: 'digital',
    name: place('العمل الرقمي', 'Digital arbeiten', 'Working digitally', 'Travail numérique', 'Lavoro digitale', 'Digitaal werken'),
    blueprints: ['shift-planner', 'two-factor', 'cleaning-robot'],
  },
  {
    id: 'safety',
    name: place('السلامة', 'Sicherheit', 'Safety', 'Sécurité', 'Sicurezza', 'Veiligheid'),
    blueprints: ['fire-drill', 'two-factor', 'lost-property'],
  },
  {
    id: 'travel',
    name: place(
      'السفر والتبادل',
      'Reisen & Austausch',
      'Travel & exchange',
      'Voyages & échanges',
      'Viaggi e scambi',
      'Reizen & uitwisseling',
    ),
    blueprints: ['staff-rate', 'chef-exchange', 'job-swap', 'tandem'],
  },
  {
    id: 'new-houses',
    name: place('جديد ومجدد', 'Neu & renoviert', 'New & renovated', 'Nouveautés & rénovations', 'Novità e restauri', 'Nieuw & vernieuwd'),
    blueprints: ['opening', 'reopening', 'spa', 'rooms-by-staff', 'house-birthday', 'uniforms'],
  },
  {
    id: 'celebrations',
    name: place('أعياد ولقاءات', 'Feste & Begegnung', 'Celebrations', 'Fêtes & rencontres', 'Feste e incontri', 'Feesten & ontmoetingen'),
    blueprints: ['advent', 'choir-evening', 'iftar', 'staff-party', 'town-hall'],
  },
  {
    id: 'figures',
    name: place(
      'أرقام وجوائز',
      'Zahlen & Auszeichnungen',
      'Figures & awards',
      'Chiffres & distinctions',
      'Cifre e premi',
      'Cijfers & prijzen',
    ),
    blueprints: ['award', 'competition', 'half-year', 'survey', 'partnership'],
  },
];

/** The ids of the topics of a blueprint's articles. */
export const topicsOf = (blueprint: string): string[] =>
  topics.filter(({ blueprints }) => blueprints.includes(blueprint)).map(({ id }) => id);
