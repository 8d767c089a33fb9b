import type { CategoryId } from './blueprint.ts';

interface Closings {
  de_DE: readonly string[];
  en_GB: readonly string[];
}

/** Last paragraphs of articles, by category: who to ask, what comes next. */
export const closings: Record<CategoryId, Closings> = {
  hotels: {
    de_DE: [
      'Bilder vom Umbau, vom ersten Abend und von allem, was dabei schiefging, sammelt das Team {at} in einem Album im Portal. Ergänzungen sind willkommen, besonders von denen, die früher einmal dort gearbeitet haben.',
      'Ihr plant im eigenen Haus etwas Ähnliches? {a} zeigt gern, was gut lief und was man sich sparen kann. Ein Anruf genügt, ein Besuch ist schöner.',
      'Danke an alle, die in den vergangenen Wochen mehr getan haben, als im Plan stand. Und an die Gäste, die es mit Humor genommen haben.',
      'Wer Lust hat, eine Zeit lang {at} zu arbeiten: Die Personalabteilung führt eine Liste für befristete Wechsel, Unterkunft inbegriffen. In {city} ist gerade Platz.',
    ],
    en_GB: [
      'The team {at} is collecting pictures of the work, the first evening and everything that went wrong in an album in the portal. Additions are welcome, especially from those who once worked there.',
      'Are you planning something similar in your own house? {a} is happy to show what went well and what you can save yourselves. A call will do; a visit is nicer.',
      'Thank you to everyone who has done more in the past weeks than the plan asked for. And to the guests, who took it with humour.',
      'If you would like to work {at} for a while: the people department keeps a list for temporary moves, accommodation included. There is room in {city} just now.',
    ],
  },
  group: {
    de_DE: [
      'Fragen zu dieser Meldung beantwortet die interne Kommunikation unter [redaktion@aurelia.example](mailto:redaktion@aurelia.example). Was mehrere wissen wollen, steht eine Woche später hier, mit Antwort.',
      'Was denkt ihr? Schreibt es in die Kommentare, auch wenn es kein Lob ist. Gelesen wird alles, beantwortet das meiste.',
      'Eine kurze Fassung zum Aushängen in acht Sprachen liegt ab morgen in jedem Personalraum. Wer eine Sprache vermisst, meldet sich bitte bei der Redaktion.',
      'In den Häusern wird die Nachricht diese Woche in den Übergaben besprochen. Nehmt euch die zehn Minuten, sie gehören zur Arbeitszeit.',
    ],
    en_GB: [
      'Internal communications will answer questions about this article at [newsroom@aurelia.example](mailto:newsroom@aurelia.example). Whatever several of you want to know will be here a week later, with the answer.',
      'What do you think? Write it in the comments, even if it is not praise. Everything is read, most of it is answered.',
      'A short version to pin up, in eight languages, will be in every staff room from tomorrow. If you miss a language please tell the newsroom.',
      'The news will be discussed at handovers in all houses this week. Take the ten minutes; they are part of your working time.',
    ],
  },
  people: {
    de_DE: [
      'Kennt ihr jemanden, über den wir schreiben sollten? Vorschläge bitte an [redaktion@aurelia.example](mailto:redaktion@aurelia.example). Schüchterne sind ausdrücklich erlaubt, sie erzählen meistens am besten.',
      'Diese Reihe erscheint alle zwei Wochen. Beim nächsten Mal besuchen wir {other} in {other.city}, wo jemand seit Jahren etwas tut, das niemand bemerkt, solange es getan wird.',
      'Wer {a} etwas sagen möchte, kann das in den Kommentaren tun. Oder persönlich: {at}, zur Schichtzeit, mit einem Kaffee in der Hand.',
      'Die Fotos zu dieser Geschichte hängen ab Freitag im Personalgang {of}. Signiert wird nicht, gelacht schon.',
    ],
    en_GB: [
      'Do you know somebody we should write about? Suggestions to [newsroom@aurelia.example](mailto:newsroom@aurelia.example), please. Shy people are expressly permitted; they usually tell the best stories.',
      'This series appears every two weeks. Next time we visit {other} in {other.city}, where somebody has for years been doing something nobody notices as long as it is done.',
      'If you would like to say something to {a} you can do so in the comments. Or in person: {at}, during the shift, with a coffee in your hand.',
      'From Friday the pictures for this story will hang in the staff corridor {at}. No autographs, but plenty of laughter.',
    ],
  },
  learning: {
    de_DE: [
      'Anmeldungen laufen wie immer über das Portal, Fragen beantwortet die Akademie unter [akademie@aurelia.example](mailto:akademie@aurelia.example). Kurse sind Arbeitszeit, auch wenn sie Spaß machen.',
      'Ihr habt etwas gelernt, das andere auch können sollten? Die Akademie hilft, daraus einen Kurs zu machen. Zehn Minuten reichen, Folien braucht niemand.',
      'Wer unsicher ist, ob das Richtige dabei ist: Die Lernberatung hat mittwochs offene Sprechstunde, per Telefon, auch nach dem Spätdienst.',
      'Bescheinigungen findet ihr nach dem Kurs in eurem Profil. Sie gelten in allen Häusern der Gruppe und auf Wunsch auch darüber hinaus.',
    ],
    en_GB: [
      'Please sign up in the portal as usual; the Academy answers questions at [academy@aurelia.example](mailto:academy@aurelia.example). Courses are working time, even if they are fun.',
      'Have you learned something that others should know, too? The Academy will help you turn it into a course. Ten minutes are enough, and nobody needs slides.',
      'If you are not sure what is right for you: the learning advisers have open hours on Wednesdays, by telephone, after the late shift as well.',
      'You will find your certificate in your profile after the course. It is valid in all houses of the group and, if you like, beyond.',
    ],
  },
  sustainability: {
    de_DE: [
      'Was in eurem Haus gut funktioniert, interessiert alle. Schickt Zahlen, Fotos und Irrtümer an [nachhaltigkeit@aurelia.example](mailto:nachhaltigkeit@aurelia.example). Aus den besten Ideen wird jedes Quartal eine umgesetzt, mit Budget.',
      'Die Gruppe will ihren Ausstoß bis zum Ende des Jahrzehnts halbieren. Wie weit wir sind, steht jeden Monat im Portal, auch wenn die Kurve einmal in die falsche Richtung zeigt.',
      'Wer mitmachen möchte: In jedem Haus gibt es ein grünes Team, das sich einmal im Monat trifft, eine Stunde, mit Kuchen. Die Zeit wird gutgeschrieben.',
    ],
    en_GB: [
      'What works well in your house is of interest to everybody. Send figures, photos and errors to [sustainability@aurelia.example](mailto:sustainability@aurelia.example). Every quarter one of the best ideas is put into practice, with a budget.',
      'The group wants to halve its emissions by the end of the decade. How far we have got is in the portal each month, even when the curve points the wrong way for once.',
      'If you would like to join in: every house has a green team that meets once a month, for an hour, with cake. The time is credited.',
    ],
  },
  kitchen: {
    de_DE: [
      'Die Personalküche nimmt Wünsche entgegen, am liebsten mit Geschichte. Der Kasten hängt neben der Besteckrückgabe, das Formular steht im Portal.',
      'Ihr wollt probieren? Kolleginnen und Kollegen sind {at} jederzeit willkommen, am besten kurz nach drei, wenn der Pass leer ist und der Kaffee frisch.',
      'Mengen für größere Mannschaften rechnet die Küche gern um. Bitte die Zahl der Esser angeben und ehrlich sagen, wie hungrig sie sind.',
    ],
    en_GB: [
      'The staff kitchen takes requests, preferably with a story attached. The box hangs next to the cutlery return; the form is in the portal.',
      'Would you like a taste? Colleagues are welcome {at} at any time, best just after three, when the pass is empty and the coffee fresh.',
      'The kitchen is happy to convert quantities for larger crews. Please give the number of eaters and be honest about how hungry they are.',
    ],
  },
  benefits: {
    de_DE: [
      'Alle Leistungen auf einen Blick findet ihr im Portal unter „Willkommen“. Dort steht auch, wer in eurem Haus Fragen beantwortet, mit Telefonnummer und Bürozeiten, die wirklich stimmen.',
      'Ihr habt eine Idee, was fehlt? Der Betriebsrat und die Personalabteilung sammeln Vorschläge bis Monatsende. Von den letzten zwölf wurden sieben umgesetzt.',
      'Das Angebot gilt für alle mit einem Vertrag bei uns, gleich wie viele Stunden darin stehen. Wer unsicher ist, fragt bitte lieber einmal zu viel.',
    ],
    en_GB: [
      'You will find all benefits at a glance in the portal under “Welcome”. It also says who answers questions in your house, with a telephone number and office hours that are really kept.',
      'Any idea what is missing? The works council and the people department collect suggestions until the end of the month. Of the last twelve, seven were put into practice.',
      'The offer is for everybody who has a contract with us, however many hours it says. If you are unsure, please ask once too often rather than not at all.',
    ],
  },
  operations: {
    de_DE: [
      'Wenn etwas hakt: Der IT-Support ist Tag und Nacht erreichbar, Durchwahl 4300, auch ohne Fehlermeldung. „Es fühlt sich komisch an“ genügt als Beschreibung.',
      'Die Anleitung in einfacher Sprache und mit Bildern hängt ab Montag in jedem Personalraum. Wer sie besser kann als wir, darf sie verbessern.',
      'Rückmeldungen aus der Praxis sammelt jede Abteilung in der Übergabe. Nach vier Wochen setzen wir uns zusammen und ändern, was sich nicht bewährt hat.',
    ],
    en_GB: [
      'If something sticks: IT support can be reached day and night, extension 4300, without an error message as well. “It feels odd” will do as a description.',
      'Instructions in plain language and with pictures will be in every staff room from Monday. If you can explain it better than we do, go ahead and improve them.',
      'Every department collects feedback from practice at the handover. After four weeks we will sit down together and change what has not worked.',
    ],
  },
  events: {
    de_DE: [
      'Wer Dienst hat und trotzdem kommen möchte, sagt bitte bis zum Vortag der Schichtleitung Bescheid. Getauscht wird im Portal, gefeiert wird vor Ort.',
      'Fotos landen danach im Portal, allerdings nur solche, auf denen alle Abgebildeten einverstanden sind. Fragt vorher, lacht nachher.',
      'Helferinnen und Helfer für Aufbau und Abbau werden noch gesucht. Als Lohn winken die besten Plätze und das erste Stück von allem.',
    ],
    en_GB: [
      'If you are on duty and would like to come all the same, please tell your shift manager by the day before. Swaps are made in the portal, the party is on site.',
      'Photos will be in the portal afterwards, though only those to which everybody in them agrees. Ask first, laugh later.',
      'Helpers for setting up and clearing away are still wanted. The reward: the best seats and the first piece of everything.',
    ],
  },
};
