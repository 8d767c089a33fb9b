import type { Blueprint } from '../blueprint.ts';

export const longService: Blueprint = {
  id: 'long-service',
  category: 'people',
  art: ['jubilee', 'portraitFloor', 'portraitChef'],
  cast: ['housekeeping', 'director', 'apprentice'],
  figures: { years: [25, 40, 5], bosses: [4, 9], beds: [140, 210, 10] },
  text: {
    de_DE: {
      titles: [
        '{years} Jahre {hotel}: Danke, {a}!',
        '{years} Jahre, {bosses} Direktionen, ein Haus: {a} feiert Jubiläum',
        'Wer {a} sucht, findet {city}: {years} Jahre im selben Haus',
      ],
      teasers: [
        'Als {a} anfing, gab es Zimmerschlüssel mit Holzkugel und ein Telefon pro Etage. Das Telefon ist weg, die Holzkugel liegt auf {a?ihrem|seinem} Schreibtisch.',
        'Rund {beds}.000 bezogene Betten, {bosses} Direktionen und eine Antwort auf die Frage, warum man so lange bleibt.',
      ],
      body: `
Die Blumen mussten in den Putzeimer, weil keine Vase groß genug war. Das hat {a} gefallen. Seit {years} Jahren arbeitet {a?sie|er} {at} in {city}, und wer in dieser Zeit hier geschlafen hat, schlief in einem Bett, für das {a.first} am Ende verantwortlich war. Am Donnerstag hat das ganze Haus gefeiert, um halb drei, weil da Schichtwechsel ist und alle können.
||
{bosses} Direktionen hat {a} kommen und gehen sehen, drei Heizungen, zwei Währungen und ungezählte Kissenmoden. {A?Sie|Er} selbst ist geblieben. Am Donnerstag wurden es {years} Jahre {at}, und der Personalraum war so voll, dass die Torte durchs Fenster gereicht wurde.

## Angefangen hat es mit einem Aushilfsvertrag

Für einen Sommer sollte es sein. Dann wurde jemand krank, dann kam der Winter, dann eine Ausbildung, dann die Leitung der Abteilung. Überschlägt man die Schichten, kommt man auf etwa {beds}.000 Betten. {a} winkt ab: „Gezählt habe ich nur die, die jemand zweimal machen musste.“ Das seien wenige.

> a: Man muss ein Zimmer so verlassen, dass man sich selbst hineinlegen würde. Mehr steht in meinem Handbuch nicht.
||
> b: Wenn ich nicht weiß, wie etwas ausgeht, frage ich {a.first}. {A?Sie|Er} sagt dann, wie es die letzten drei Male ausgegangen ist.

## Was {a?sie|er} weitergibt

{c} ist seit kurzem im Haus und durfte die Festrede halten, weil die Jubilarrunde es so beschlossen hatte: Wer am kürzesten da ist, spricht über die, die am längsten da sind. Es wurde eine Liste der Dinge, die {c.first} in den ersten Wochen gelernt hat:

- Ein Laken spannt man von der Mitte aus.
- Ein „Bitte nicht stören“ um 15 Uhr heißt oft: Bitte fragen.
- Wer den Wagen ordentlich hält, hat Feierabend, wenn Feierabend ist.
- Man grüßt alle, auch die Lieferanten, vor allem die Lieferanten.

Zum Jubiläum gab es neben Urkunde und Prämie eine Reise: eine Woche {other.at}. {a} hat darum gebeten, sich vorher die Betten ansehen zu dürfen.

@house

@close
`,
    },
    en_GB: {
      titles: [
        '{years} years of {hotel}: thank you, {a}!',
        '{years} years, {bosses} managers, one house: {a} celebrates',
        'Looking for {a}? Try {city}: {years} years in the same house',
      ],
      teasers: [
        'When {a} started there were room keys with wooden balls and one telephone per floor. The telephone has gone; the wooden ball is on {a?her|his} desk.',
        'Some {beds},000 beds made, {bosses} general managers and an answer to the question why anyone stays that long.',
      ],
      body: `
The flowers had to go in the mop bucket because no vase was large enough. {a} liked that. For {years} years {a?she|he} has worked {at} in {city}, and anyone who slept here during that time slept in a bed for which {a.first} was ultimately responsible. On Thursday the whole house celebrated, at half past two, because that is when the shifts change and everyone can come.
||
{a} has seen {bosses} general managers come and go, three heating systems, two currencies and countless fashions in pillows. {A?She|He} stayed. On Thursday it was {years} years {at}, and the staff room was so full that the cake was passed in through the window.

## It began with a temporary contract

It was meant to be for one summer. Then somebody fell ill, then winter came, then an apprenticeship, then the department. Add up the shifts and you arrive at about {beds},000 beds. {a} waves it aside: “I only ever counted those that somebody had to make twice.” There have been few.

> a: You should leave a room so that you would lie down in it yourself. That is all my manual says.
||
> b: When I do not know how something will turn out, I ask {a.first}. {A?She|He} tells me how it turned out the last three times.

## What is passed on

{c} joined the house not long ago and was allowed to give the speech, because that is how the veterans decided: the one who has been here shortest talks about the one who has been here longest. It became a list of the things {c.first} learned in the first weeks:

- You tighten a sheet from the middle.
- “Do not disturb” at three in the afternoon often means: please ask.
- If you keep your trolley tidy, the day is over when the day is over.
- You greet everyone, suppliers too, suppliers above all.

Along with the certificate and the bonus there was a journey: a week {other.at}. {a} has asked whether it would be possible to see the beds beforehand.

@house

@close
`,
    },
    fr_FR: {
      titles: ['{years} ans à l’hôtel {hotel} : merci, {a} !'],
      teasers: [
        'À ses débuts, les clés portaient une boule de bois et chaque étage avait son téléphone. Le téléphone a disparu, la boule est restée sur son bureau.',
      ],
      body: `
Les fleurs ont fini dans un seau, aucun vase n’étant assez grand. Depuis {years} ans, {a} travaille {at} à {city}. Jeudi, toute la maison a fêté cela à quatorze heures trente, au changement d’équipe, pour que tout le monde puisse venir.

## Tout a commencé par un contrat d’été

Puis quelqu’un est tombé malade, puis l’hiver est arrivé, puis une formation, puis la responsabilité du service. {bosses} directions plus tard, on compte environ {beds} 000 lits.

> a: Il faut quitter une chambre de telle façon qu’on aurait envie de s’y coucher. Mon manuel ne dit rien de plus.

Le discours revenait à {c}, la personne la plus récente de la maison : une liste de choses apprises, dont la plus importante est de saluer tout le monde, surtout les fournisseurs. Le cadeau : une semaine {other.at}.
`,
    },
    it_IT: {
      titles: ['{years} anni all’hotel {hotel}: grazie, {a}!'],
      teasers: [
        'Quando tutto cominciò, le chiavi avevano la sfera di legno e c’era un telefono per piano. Il telefono non c’è più, la sfera è ancora sulla scrivania.',
      ],
      body: `
I fiori sono finiti nel secchio, perché nessun vaso era abbastanza grande. Da {years} anni {a} lavora {at} a {city}. Giovedì tutta la casa ha festeggiato alle quattordici e trenta, al cambio turno, così potevano esserci tutti.

## Cominciò con un contratto estivo

Poi qualcuno si ammalò, poi arrivò l’inverno, poi la formazione, poi la guida del reparto. {bosses} direzioni dopo, i letti rifatti sono circa {beds}.000.

> a: Una camera va lasciata in modo che ci si vorrebbe coricare. Il mio manuale non dice altro.

Il discorso è toccato a {c}, ultimo arrivo in casa: un elenco di cose imparate, la più importante delle quali è salutare tutti, soprattutto i fornitori. Il regalo: una settimana {other.at}.
`,
    },
    nl_NL: {
      titles: ['{years} jaar hotel {hotel}: bedankt, {a}!'],
      teasers: [
        'In het begin hingen er houten bollen aan de sleutels en was er één telefoon per etage. De telefoon is weg, de bol ligt nog op het bureau.',
      ],
      body: `
De bloemen moesten in de emmer, want geen vaas was groot genoeg. Al {years} jaar werkt {a} {at} in {city}. Donderdag vierde het hele huis dat, om half drie, bij de wisseling van de dienst, zodat iedereen kon komen.

## Het begon met een zomercontract

Toen werd iemand ziek, toen kwam de winter, toen een opleiding, toen de leiding van de afdeling. {bosses} directies later zijn het ongeveer {beds}.000 bedden.

> a: Je moet een kamer zo achterlaten dat je er zelf in zou gaan liggen. Meer staat er niet in mijn handboek.

De toespraak was voor {c}, het nieuwste gezicht in huis: een lijstje van geleerde dingen, met als belangrijkste dat je iedereen groet, leveranciers vooral. Het cadeau: een week {other.at}.
`,
    },
    ar: {
      titles: ['{years} عاماً {at}: شكراً {a}!'],
      teasers: ['في البداية كانت للمفاتيح كرة خشبية وفي كل طابق هاتف واحد. اختفى الهاتف، وبقيت الكرة على المكتب.'],
      body: `
وُضعت الأزهار في دلو لأن أي مزهرية لم تكن كبيرة بما يكفي. منذ {years} عاماً {a?تعمل|يعمل} {a} {at} في {city}، ويوم الخميس احتفل الفندق كله في الثانية والنصف، وقت تبديل النوبات، حتى يستطيع الجميع الحضور.

## بدأ كل شيء بعقد صيفي

ثم مرض أحدهم، ثم جاء الشتاء، ثم التدريب، ثم رئاسة القسم. وبعد {bosses} إدارات بلغ عدد الأسرّة نحو {beds} ألف سرير.

> a: على المرء أن يترك الغرفة بحيث يرغب هو نفسه في النوم فيها. ليس في دليلي أكثر من هذا.

ألقى الكلمة أحدث أفراد الفريق، {c}، فكانت قائمة بما تعلّمه في أسابيعه الأولى، وأهمها إلقاء التحية على الجميع، والموردين قبل غيرهم. والهدية: أسبوع {other.at}.
`,
    },
  },
};
