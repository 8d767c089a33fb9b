import type { Blueprint } from '../blueprint.ts';

export const healthyBack: Blueprint = {
  id: 'healthy-back',
  category: 'benefits',
  art: ['sport', 'stillSpa', 'wellness'],
  cast: ['therapist', 'roomAttendant', 'people'],
  figures: { sessions: [6, 12], beds: [14, 19], percent: [18, 34], clubs: [140, 380, 20], kilos: [11, 16] },
  text: {
    de_DE: {
      titles: [
        '{beds} Betten am Tag: Was {a} dem Rücken rät',
        'Physiotherapie in der Arbeitszeit: {sessions} Termine für alle {at}',
        'Kein Muskelprotz muss hier hin: Das Gesundheitsangebot {at}',
      ],
      teasers: [
        'Eine Matratzenecke wiegt {kilos} Kilo, und {b} hebt sie {beds} Mal am Tag. {At} in {city} kommt deshalb jetzt die Physiotherapie in die Etage und nicht umgekehrt.',
        '{sessions} Behandlungen im Jahr, {clubs} Fitnessclubs und ein Kurs, der „Faul, aber richtig“ heißt: {a} hat {at} ein Programm für Leute gebaut, die keinen Sport mögen.',
      ],
      body: `
{a} hat einen Vormittag lang nur zugeschaut. {beds} Betten, {beds} Bäder, zwei Stockwerke, ein Wagen mit einem Rad, das nach links will. Am Ende lag ein Zettel auf dem Tisch, auf dem 340 stand: So oft hatte sich {b} an diesem Tag gebückt. „Ich behandle Manager, die vom Sitzen krumm sind“, sagt {a.first}. „Und zwei Türen weiter arbeiten Hochleistungssportler ohne Betreuung.“
||
Die meisten Gesundheitsprogramme sind für Menschen gemacht, die am Schreibtisch sitzen. {At} in {city} sitzt kaum jemand. Hier wird gehoben, getragen, gestanden und gelaufen, und wer abends nach Hause kommt, möchte keinen Schritt mehr zählen. {a} hat deshalb nicht gefragt, welchen Sport das Team treiben will, sondern wo es wehtut.

## Was ihr bekommt

- **{sessions} Termine Physiotherapie** im Jahr, je 25 Minuten, während der Arbeitszeit und ohne Rezept
- eine **Mitgliedschaft** für {clubs} Studios, Bäder und Kletterhallen; ihr zahlt 15 Euro im Monat, monatlich kündbar
- **zehn Minuten vor der Schicht:** gemeinsames Aufwärmen, montags und donnerstags, auch für Morgenmuffel
- den Kurs „Faul, aber richtig“: heben, schieben und stehen mit möglichst wenig Kraft

> b: Ich dachte, ich kann Betten machen. Jetzt weiß ich, dass man dafür in die Knie geht und die Matratze die Arbeit tun lässt. Nach all den Jahren!
||
> a: Niemand muss sich bei mir verbiegen. Ich will nur, dass ihr nach der Schicht noch Lust habt, mit euren Kindern Fußball zu spielen. Oder wenigstens im Tor zu stehen.

## Kleine Dinge, große Wirkung

Aus den ersten Terminen wurde schnell eine Einkaufsliste. Die Wagen haben neue Räder, in der Spülküche liegen weiche Matten, und am Empfang darf man sitzen, ohne dass jemand fragt, ob man krank ist. Ein Bettenheber, der die Matratze per Pedal anhebt, steht auf jeder Etage. Die Fehltage wegen Rückenschmerzen sind im Probehalbjahr um {percent} Prozent gesunken. {c} bleibt vorsichtig: Ein halbes Jahr ist kurz, und die Saison war ruhig. Aber die Richtung stimmt.

## Was niemand erfährt

Wer zur Behandlung geht, trägt im Dienstplan nur „Termin“ ein. {a} unterliegt der Schweigepflicht, auch gegenüber der Leitung, und {c} sieht lediglich, wie viele Termine im Monat vergeben wurden. Das war die wichtigste Frage in der Versammlung, und die Antwort steht jetzt schriftlich in der Vereinbarung.

@house

Termine gibt es im Portal, kurzfristige Lücken hängen an der Tür des Behandlungsraums. Wer zum ersten Mal kommt, braucht nur bequeme Schuhe. Und wer nur reden möchte: Auch dafür sind 25 Minuten lang genug.

@close
`,
    },
    en_GB: {
      titles: [
        '{beds} beds a day: what {a} recommends for your back',
        'Physiotherapy in working hours: {sessions} sessions for everyone {at}',
        'No muscles required: the new health offer {at}',
      ],
      teasers: [
        'The corner of a mattress weighs {kilos} kilos, and {b} lifts it {beds} times a day. So {at} in {city} physiotherapy now comes to the floors, not the other way round.',
        '{sessions} treatments a year, {clubs} gyms and a course called “Lazy, but right”: {a} has built a programme {at} for people who do not like sport.',
      ],
      body: `
For a whole morning {a} just watched. {beds} beds, {beds} bathrooms, two floors, a trolley with a wheel that wants to go left. At the end there was a slip of paper on the table that said 340: that is how often {b} had bent down that day. “I treat managers who are crooked from sitting,” says {a.first}. “And two doors away there are top athletes at work without a coach.”
||
Most health programmes are made for people who sit at desks. {At} in {city} hardly anybody sits. Here people lift, carry, stand and walk, and when they get home at night they do not want to count another step. So {a} did not ask what sport the team would like to do, but where it hurts.

## What you get

- **{sessions} physiotherapy sessions** a year, 25 minutes each, in working hours and without a prescription
- a **membership** for {clubs} gyms, pools and climbing halls; you pay 15 euros a month and can cancel monthly
- **ten minutes before the shift:** warming up together on Mondays and Thursdays, grumpy risers included
- the course “Lazy, but right”: lifting, pushing and standing with as little effort as possible

> b: I thought I could make beds. Now I know that you bend your knees and let the mattress do the work. After all these years!
||
> a: Nobody has to tie themselves in knots here. I just want you to feel like playing football with your children after a shift. Or at least like keeping goal.

## Small things, large effect

The first sessions soon turned into a shopping list. The trolleys have new wheels, there are soft mats in the dishwashing area, and at the front desk you may sit down without anybody asking whether you are ill. Every floor has a bed lifter that raises the mattress by pedal. In the six-month trial, days lost to back pain fell by {percent} per cent. {c} remains cautious: half a year is short, and the season was quiet. But the direction is right.

## What nobody gets to know

If you go for treatment, the rota just says “appointment”. {a} is bound to confidentiality, towards the management as well, and {c} sees only how many sessions were taken in a month. That was the most important question at the staff meeting, and the answer is now in the written agreement.

@house

Appointments can be booked in the portal; gaps at short notice are posted on the treatment room door. If it is your first time, all you need is comfortable shoes. And if you only want to talk: 25 minutes are long enough for that, too.

@close
`,
    },
  },
};
