import type { Blueprint } from '../blueprint.ts';

export const partnership: Blueprint = {
  id: 'partnership',
  category: 'group',
  art: ['duo', 'training', 'hotel'],
  cast: ['group:academy', 'people', 'apprentice'],
  figures: { places: [12, 36, 2], years: [3, 5], hours: [120, 320, 20] },
  text: {
    de_DE: {
      titles: [
        'Berufsschule trifft Bettenburg: Neue Partnerschaft in {city}',
        '{hotel} und die Hotelfachschule {city} machen gemeinsame Sache',
        '{places} Plätze im Jahr: Klassenzimmer {at}',
      ],
      teasers: [
        'Künftig findet ein Teil des Unterrichts dort statt, wo es nach Frühstück riecht. {a} hat den Vertrag unterschrieben, {c} hat ihn getestet.',
        'Drei Tage Schule, zwei Tage Haus, und beides am selben Ort: Wie ein altes Tagungszimmer zum Lehrsaal wurde.',
      ],
      body: `
Am Montag um acht saßen {places} Schülerinnen und Schüler im Tagungsraum {of}, vor sich Tafel, Buch und ein Tablett mit sechzehn verschiedenen Gläsern. Um neun standen sie im Restaurant, um zehn wieder im Unterricht. So sieht Schule jetzt in {city} aus: Die Hotelfachschule und unser Haus haben eine Partnerschaft über {years} Jahre geschlossen.
||
Die Idee entstand im Stau. {b} und die Leiterin der Hotelfachschule standen nebeneinander auf der Umgehungsstraße, ließen die Fenster herunter und schimpften über denselben Lehrplan. Ein halbes Jahr später wird {at} unterrichtet.

## Wie es funktioniert

- {places} Plätze pro Jahrgang, ausgeschrieben für alle, nicht nur für unsere Auszubildenden
- {hours} Stunden Unterricht pro Jahr **im Haus**, gehalten von Lehrkräften und von Kolleginnen und Kollegen gemeinsam
- Wer unterrichtet, bekommt die Zeit im Dienstplan gutgeschrieben und vorher einen Kurs der Akademie
- Prüfungen finden dort statt, wo man das Geprüfte braucht: Tranchieren am Wagen, Beschwerden am Empfang

> c: In der Schule habe ich gelernt, dass man Gäste nicht unterbricht. Hier habe ich gelernt, wie man das schafft, wenn hinter einem das Telefon klingelt.
||
> a: Wir suchen seit Jahren Nachwuchs. Vielleicht haben wir zu lange gesucht, statt einzuladen.

Für das Team bedeutet die Partnerschaft Arbeit, das gibt {b} offen zu. Jemand muss den Stundenplan mit den Hochzeiten abstimmen, jemand muss erklären, warum man eine Serviette auch beim dritten Mal noch bricht. Dafür kommt auch etwas zurück: frische Augen. In der ersten Woche fragte eine Schülerin, warum die Kaffeelöffel im Keller liegen, die Tassen aber im ersten Stock. Niemand wusste es. Jetzt liegen sie beieinander.

@house

Häuser, die sich für eine ähnliche Partnerschaft interessieren, melden sich bei der Akademie unter [akademie@aurelia.example](mailto:akademie@aurelia.example). Der Mustervertrag, der Stundenplan und eine Liste der Dinge, die man vorher klären sollte (Parkplätze!), liegen bereit.

@close
`,
    },
    en_GB: {
      titles: [
        'School meets service: a new partnership in {city}',
        '{hotel} and the hotel school of {city} join forces',
        '{places} places a year: a classroom {at}',
      ],
      teasers: [
        'From now on part of the teaching takes place where it smells of breakfast. {a} signed the contract, {c} put it to the test.',
        'Three days of school, two days in the house, and both in the same place: how an old meeting room became a classroom.',
      ],
      body: `
At eight on Monday {places} students were sitting in the meeting room of {hotel} with a blackboard, a book and a tray of sixteen different glasses in front of them. At nine they were standing in the restaurant, at ten they were back in class. This is what school looks like in {city} now: the hotel school and our house have entered into a partnership for {years} years.
||
The idea was born in a traffic jam. {b} and the head of the hotel school stood side by side on the ring road, wound down their windows and complained about the same curriculum. Half a year later there is teaching {at}.

## How it works

- {places} places per year, open to everyone, not only to our apprentices
- {hours} hours of lessons a year **in the house**, given by teachers and colleagues together
- those who teach are credited the time in the rota and take an Academy course first
- exams take place where the skill is needed: carving at the trolley, complaints at the front desk

> c: At school I learned not to interrupt guests. Here I have learned how to manage that when the telephone is ringing behind you.
||
> a: We have been searching for young people for years. Perhaps we searched for too long instead of inviting them in.

For the team the partnership means work, {b} freely admits. Somebody has to square the timetable with the weddings; somebody has to explain for the third time how to fold a napkin. But something comes back as well: fresh eyes. In the first week a student asked why the coffee spoons live in the basement and the cups on the first floor. Nobody knew. Now they live together.

@house

Houses interested in a similar partnership can contact the Academy at [academy@aurelia.example](mailto:academy@aurelia.example). The sample contract, the timetable and a list of things to settle beforehand (parking!) are ready.

@close
`,
    },
  },
};
