import type { Blueprint } from '../blueprint.ts';

export const houseBirthday: Blueprint = {
  id: 'house-birthday',
  category: 'hotels',
  art: ['hotel', 'jubilee', 'party'],
  cast: ['director', 'concierge', 'pastry'],
  figures: { years: [60, 140, 10], tiers: [5, 9], letters: [180, 420, 10], guests: [140, 320, 10] },
  text: {
    de_DE: {
      titles: [
        '{years} Jahre {hotel}: Ein Haus feiert, und alle backen mit',
        'Geburtstag in {city}: {The} wird {years}',
        '{hotel} wird {years} – und verrät sein ältestes Rezept',
      ],
      teasers: [
        'Zum {years}. Geburtstag hat das Team Briefe früherer Gäste gesammelt. {letters} sind gekommen, einer davon mit einem Zimmerschlüssel von 1961.',
        'Eine Torte mit {tiers} Etagen, ein Gästebuch voller Überraschungen und ein Concierge, der fast so lange da ist wie der Aufzug.',
      ],
      body: `
Der Aufruf stand nur zwei Wochen auf der Website: Wer hat eine Geschichte {from} in {city}? Gekommen sind {letters} Briefe, dazu Fotos, Speisekarten und ein Zimmerschlüssel, den ein Gast 1961 versehentlich mit nach Hause genommen hatte. Er passt noch. Am Wochenende hat das Haus seinen {years}. Geburtstag gefeiert, und die Post lag auf dem Frühstücksbuffet, zwischen Brot und Marmelade, zum Lesen für alle.
||
{years} Jahre sind für ein Hotel ein gutes Alter: alt genug für Legenden, jung genug für neue Leitungen. {The} in {city} hat am Wochenende gefeiert, mit {guests} Gästen, drei Generationen ehemaliger Kolleginnen und Kollegen und einer Torte, für die zwei Türen ausgehängt werden mussten.

## Die Torte

{c} hat {tiers} Etagen gebacken, für jede Epoche des Hauses eine: unten schwerer Früchtekuchen, oben eine leichte Creme mit Kräutern aus dem Garten. Das Rezept der untersten Schicht stammt aus einem Küchenheft, das bei den Bauarbeiten hinter einem Ofen gefunden wurde. Die Mengen standen in Löffeln und in „so viel, wie in die blaue Schüssel geht“. Die blaue Schüssel fand sich im Keller.

> c: Ich habe viermal geübt, und das Team hat viermal gegessen. Beschwert hat sich niemand.
||
> b: Manche Gäste kommen seit ihrer Hochzeitsreise. Ich kenne ihre Enkel, ihre Allergien und die Stelle, an der sie im Wintergarten sitzen wollen. Das steht in keinem System, das steht hier.

## Was bleibt

Aus den Briefen macht eine Gruppe von Auszubildenden ein kleines Buch. Es liegt ab dem nächsten Quartal auf jedem Zimmer und in jedem Personalraum. {a} hat für die Feier nur eine Bedingung gestellt: Kein Redner über drei Minuten. Die Eieruhr stand auf dem Pult, und sie klingelte genau einmal – bei {a?ihr|ihm} selbst.

Am Sonntagabend wurde dann noch einmal gefeiert, diesmal ohne Gäste. Die Küche hat gegrillt, die Technik hat Musik gemacht, und um elf haben alle zusammen aufgeräumt, weil am Montag um sechs wieder Frühstück ist. Auch nach {years} Jahren.

@house

@close
`,
    },
    en_GB: {
      titles: [
        '{years} years of {hotel}: a house celebrates, and everybody bakes',
        'Birthday in {city}: {the} turns {years}',
        '{hotel} turns {years} – and gives away its oldest recipe',
      ],
      teasers: [
        'For its {years}th birthday the team collected letters from former guests. {letters} arrived, one of them with a room key from 1961.',
        'A cake of {tiers} tiers, a guest book full of surprises and a concierge who has been here nearly as long as the lift.',
      ],
      body: `
The appeal was on the website for just two weeks: who has a story about {hotel} in {city}? {letters} letters came, along with photographs, menus and a room key that a guest had taken home by mistake in 1961. It still fits. At the weekend the house celebrated its {years}th birthday, and the post lay on the breakfast buffet, between bread and jam, for everyone to read.
||
{years} is a good age for a hotel: old enough for legends, young enough for new pipes. {The} in {city} celebrated at the weekend, with {guests} guests, three generations of former colleagues and a cake for which two doors had to be taken off their hinges.

## The cake

{c} baked {tiers} tiers, one for every era of the house: dense fruit cake at the bottom, a light cream with garden herbs at the top. The recipe for the lowest layer comes from a kitchen notebook found behind a stove during building work. Quantities were given in spoons and in “as much as the blue bowl will hold”. The blue bowl turned up in the cellar.

> c: I practised four times, and the team ate four times. Nobody complained.
||
> b: Some guests have been coming since their honeymoon. I know their grandchildren, their allergies and the spot where they like to sit in the conservatory. It isn’t in any system; it’s in here.

## What remains

A group of apprentices is turning the letters into a small book. From next quarter it will be in every room and in every staff room. {a} made only one condition for the party: no speech over three minutes. The egg timer stood on the lectern, and it rang exactly once – for {a?her|him}.

On Sunday evening there was a second party, this time without guests. The kitchen barbecued, the engineers played music, and at eleven everybody tidied up together, because on Monday at six it is breakfast again. Even after {years} years.

@house

@close
`,
    },
  },
};
