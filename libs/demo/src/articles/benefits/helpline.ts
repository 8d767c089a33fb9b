import type { Blueprint } from '../blueprint.ts';

export const helpline: Blueprint = {
  id: 'helpline',
  category: 'benefits',
  art: ['duo', 'coffee'],
  cast: ['group:groupPeople', 'nightPorter', 'housekeeping'],
  figures: { languages: [9, 14], calls: [120, 340, 10], sessions: [6, 10], hours: [48, 72, 24] },
  text: {
    de_DE: {
      titles: [
        'Eine Nummer für alles, was schwer ist: Die Beratung ist Tag und Nacht da',
        'Reden hilft, auch um drei Uhr früh: Ein Jahr Vertrauenstelefon',
        '{calls} Gespräche, kein Name: Was die Beratung für {city} bedeutet',
      ],
      teasers: [
        'Geldsorgen, Pflege, Angst, Streit: Unter einer Nummer hört jemand zu, in {languages} Sprachen, kostenlos und ohne dass wir erfahren, wer anruft.',
        '{b} hat lange gezögert. Heute erzählt {b?sie|er}, warum der Anruf das Beste war, was ein Nachtdienst je gebracht hat.',
      ],
      body: `
Es gibt Nächte, in denen das Telefon am Empfang schweigt und der Kopf nicht. {b} {from} in {city} kennt sie. „Mein Vater war krank, ich war müde, und ich habe allen gesagt, es geht schon.“ Dann fiel der Blick auf den Aufkleber am Spind, mit der Nummer. Es war halb vier, und jemand hob ab.
||
Seit einem Jahr gibt es eine Nummer, die wir nicht kontrollieren, nicht auswerten und nicht kennen wollen. Nur eine Zahl erfahren wir: {calls} Gespräche. {a} findet sie weder hoch noch niedrig. „Es sind {calls} Mal, in denen jemand nicht allein war.“

## Wofür die Beratung da ist

- Sorgen um Geld, Schulden, Wohnung
- Pflege von Angehörigen, Trennung, Trauer
- Schlaf, Erschöpfung, Angst, Sucht
- Streit bei der Arbeit, auch mit Vorgesetzten
- Fragen, von denen man nicht weiß, wem man sie stellen soll

Die Beraterinnen und Berater sind ausgebildet, unabhängig und sprechen {languages} Sprachen. Das erste Gespräch findet sofort statt, ein Termin in der Nähe innerhalb von {hours} Stunden. Bis zu {sessions} Sitzungen sind kostenlos, auch für Angehörige im selben Haushalt. Wir bekommen keine Namen, keine Häuser, keine Themen. Das ist vertraglich ausgeschlossen und wird geprüft.

> b: Sie hat nicht gesagt, das wird schon. Sie hat gefragt, was heute Nacht helfen würde. Danach habe ich zum ersten Mal seit Wochen geschlafen. Nach der Schicht natürlich.
||
> c: Ich bin für die Abteilung verantwortlich, nicht für das Innenleben meiner Leute. Aber ich kann sagen: Es gibt da eine Nummer. Manchmal reicht das.

## Was ihr für andere tun könnt

Fragt nach. Nicht „Alles klar?“ im Vorbeigehen, sondern mit zwei Minuten Zeit. Die Akademie bietet dazu einen kurzen Kurs an, „Zuhören ohne Lösung“. {c} hat ihn besucht und die ganze Abteilung mitgenommen.

Die Nummer steht auf dem Aufkleber im Spind, auf der Rückseite eures Dienstausweises und in jedem Personalraum. Ihr könnt auch schreiben: [beratung@aurelia.example](mailto:beratung@aurelia.example) leitet direkt an die Beratungsstelle weiter. Auch um drei. Gerade um drei.
`,
    },
    en_GB: {
      titles: [
        'One number for everything that is hard: counselling is there day and night',
        'Talking helps, even at three in the morning: a year of the helpline',
        '{calls} conversations, no names: what counselling means to {city}',
      ],
      teasers: [
        'Money worries, care, fear, conflict: on one number somebody listens, in {languages} languages, free of charge and without us learning who is calling.',
        '{b} hesitated for a long time. Today {b?she|he} tells us why that call was the best thing a night shift ever brought.',
      ],
      body: `
There are nights when the telephone at the desk is silent and your head is not. {b} {from} in {city} knows them. “My father was ill, I was tired, and I told everybody I was fine.” Then {b?her|his} eyes fell on the sticker on the locker, with the number. It was half past three, and somebody picked up.
||
For a year there has been a number that we do not monitor, do not evaluate and do not want to know about. We are told one figure only: {calls} conversations. {a} finds it neither high nor low. “It is {calls} times that somebody was not alone.”

## What counselling is there for

- worries about money, debt, housing
- caring for relatives, separation, grief
- sleep, exhaustion, fear, addiction
- conflict at work, including with managers
- questions you do not know whom to ask

The counsellors are trained, independent and speak {languages} languages. The first conversation takes place at once, an appointment nearby within {hours} hours. Up to {sessions} sessions are free, for relatives in the same household as well. We receive no names, no houses, no topics. That is ruled out by contract, and it is audited.

> b: She did not say that it would be all right. She asked what would help tonight. After that I slept for the first time in weeks. After the shift, of course.
||
> c: I am responsible for the department, not for what goes on inside my people. But I can say: there is a number. Sometimes that is enough.

## What you can do for others

Ask. Not “All right?” in passing, but with two minutes to spare. The Academy offers a short course on this, “Listening without a solution”. {c} attended it and took the whole department along.

The number is on the sticker in your locker, on the back of your staff card and in every staff room. You can also write: [counselling@aurelia.example](mailto:counselling@aurelia.example) goes straight to the counselling service. Even at three. Especially at three.
`,
    },
  },
};
