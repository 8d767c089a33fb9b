import type { CommentStock } from './stock.ts';

export const french: CommentStock = {
  openers: [
    'Bravo à toute l’équipe !',
    'Quelle belle histoire, merci.',
    'Superbe initiative.',
    'Félicitations !',
    'Ça fait plaisir à lire.',
    'Enfin !',
    'J’ai bien ri.',
    'Chapeau !',
    'Magnifique.',
    'Tout le monde devrait lire cela.',
    'Merci pour ce partage.',
    'Quelle bonne idée !',
    'Bravo {city} !',
    'On en veut encore.',
  ],
  closers: [
    'Amitiés de {other.city} !',
    'On va essayer aussi.',
    'À afficher en salle du personnel.',
    'Merci à tous ceux qui ont participé.',
    'Bonne journée à toutes et à tous.',
    'Hâte de connaître la suite.',
  ],
  about: {
    any: [
      'Chez nous, {other.at}, on en aurait bien besoin.',
      'On sent que les gens du métier ont été consultés.',
      'Je l’ai lu à voix haute à toute l’équipe.',
      'Dommage que {city} soit si loin.',
      'La citation ira au-dessus de mon bureau.',
      'Il y a deux ans, personne n’y aurait cru.',
    ],
    people: [
      '{a}, un vrai pilier de la maison.',
      'On parle trop peu de l’équipe de nuit.',
      'Bonne continuation et encore beaucoup d’années !',
    ],
    kitchen: ['Essayé hier soir, toute la famille a adoré.', 'Moi, je double l’ail.', 'Un filet de vinaigre à la fin et c’est parfait.'],
    events: ['On vient à quatre !', 'L’année dernière, c’était formidable.', 'De service ce soir-là, hélas. Buvez un verre pour moi.'],
    benefits: ['Réservation faite en deux minutes.', 'Merci d’avoir pensé aux temps partiels.'],
    hotels: [
      'Nous y étions la semaine dernière, on s’y sent tout de suite chez soi.',
      'Une salle du personnel avec fenêtre, voilà la vraie nouvelle.',
    ],
  },
  questions: [
    'Est-ce prévu dans d’autres maisons ?',
    'À qui s’adresser pour participer ?',
    'Reste-t-il des places ?',
    'Peut-on avoir les documents ?',
  ],
  answers: [
    'Merci {name} ! Oui, les prochaines maisons sont déjà prévues.',
    '@{name} Écris-moi, je te mets en contact avec la bonne personne.',
    'Bonjour {name}, il reste quelques places : vois avec ta ou ton responsable.',
  ],
  long: [
    'Cela fait huit ans que je travaille {other.at} et j’ai vu bien des bonnes idées finir dans un tiroir. Ce qui me plaît ici, c’est que tout commence par une question posée à celles et ceux qui font le travail.\n\nJ’en parlerai à la prochaine réunion. Merci {city} !',
    'Petite note tirée de l’expérience : la première fois, chez nous, cela n’a pas marché du tout. Trop de règles, pas assez de temps. La deuxième fois, nous avons commencé à trois, et depuis tout roule. Je raconte volontiers au téléphone.',
  ],
};

export const italian: CommentStock = {
  openers: [
    'Complimenti a tutta la squadra!',
    'Che bella storia, grazie.',
    'Ottima idea.',
    'Bravissimi!',
    'Finalmente!',
    'Mi avete fatto ridere.',
    'Tanto di cappello.',
    'Splendido.',
    'Dovrebbero leggerlo tutti.',
    'Grazie per aver condiviso.',
    'Bravi, {city}!',
    'Ne vogliamo ancora.',
    'Che orgoglio.',
  ],
  closers: [
    'Saluti da {other.city}!',
    'Ci proviamo anche noi.',
    'Domani lo appendo in sala pausa.',
    'Grazie a chi ci ha lavorato.',
    'Buon turno a tutti!',
    'Non vedo l’ora di sapere come va a finire.',
  ],
  about: {
    any: [
      'Servirebbe anche da noi, {other.at}.',
      'Si vede che hanno chiesto a chi il lavoro lo fa davvero.',
      'L’ho letto ad alta voce a tutto il turno.',
      'Peccato che {city} sia così lontana.',
      'La frase finisce sopra la mia scrivania.',
      'Due anni fa nessuno ci avrebbe creduto.',
    ],
    people: ['{a} è un’istituzione.', 'Del turno di notte si parla sempre troppo poco.', 'Auguri e ancora cento di questi anni!'],
    kitchen: [
      'Provata ieri sera, un successo.',
      'Io raddoppio l’aglio.',
      'Con un goccio di aceto alla fine è ancora meglio.',
      'Mia nonna direbbe: meno fretta.',
    ],
    events: ['Veniamo in quattro!', 'L’anno scorso è stato bellissimo.', 'Sono di turno, purtroppo: brindate anche per me.'],
    benefits: ['Prenotato in due minuti.', 'Grazie per aver incluso anche il part-time.'],
    hotels: [
      'Ci siamo stati la settimana scorsa e ci siamo sentiti subito a casa.',
      'La sala del personale con la finestra è la vera notizia.',
    ],
  },
  questions: [
    'Arriverà anche negli altri alberghi?',
    'A chi mi rivolgo per partecipare?',
    'C’è ancora posto?',
    'Si possono avere i documenti?',
  ],
  answers: [
    'Grazie {name}! Sì, i prossimi alberghi sono già in programma.',
    '@{name} Scrivimi, ti metto in contatto con la persona giusta.',
    'Ciao {name}, qualche posto c’è ancora: senti il tuo responsabile di turno.',
  ],
  long: [
    'Lavoro {other.at} da dieci anni e di buone idee finite in un cassetto ne ho viste tante. Qui mi piace che si sia cominciato da una domanda a chi il lavoro lo fa.\n\nNe parlerò alla prossima riunione e voglio vedere le facce. Grazie, {city}!',
    'Una nota dall’esperienza: da noi la prima volta è andata malissimo, troppe regole e poco tempo. La seconda abbiamo cominciato in tre, e adesso funziona. Se volete sapere che cosa evitare, chiamatemi.',
  ],
};
