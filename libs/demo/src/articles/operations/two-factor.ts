import type { Blueprint } from '../blueprint.ts';

export const twoFactor: Blueprint = {
  id: 'two-factor',
  category: 'operations',
  art: ['phishing', 'software'],
  cast: ['accounts', 'group:itSecurity', 'reception'],
  figures: { seconds: [6, 9], attempts: [42, 88], keys: [120, 190, 10], euros: [18400, 46800, 200] },
  text: {
    de_DE: {
      titles: [
        '{seconds} Sekunden für mehr Sicherheit: Die Anmeldung bekommt einen zweiten Schritt',
        'Passwort allein reicht nicht mehr: So funktioniert die neue Anmeldung',
        '„Dringend, bin im Termin“: Warum wir uns künftig in zwei Schritten anmelden',
      ],
      teasers: [
        'Eine gefälschte Nachricht, {euros} Euro und eine Buchhaltung, die zum Glück nachgefragt hat: {b} erklärt, warum das Passwort Gesellschaft bekommt.',
        'Ab nächstem Monat fragt die Anmeldung nach einem zweiten Beweis, dass ihr es seid. Das dauert {seconds} Sekunden und geht auch ohne eigenes Telefon.',
      ],
      body: `
Die Nachricht kam an einem Freitag um 16.40 Uhr, also genau dann, wenn niemand mehr Lust auf Rückfragen hat. „Dringend, bin im Termin, bitte sofort überweisen“, darunter der Name der Direktion, daneben ein Betrag von {euros} Euro. {a} {from} las sie zweimal. Dann {a?ging sie|ging er} über den Flur und klopfte. Die Direktion saß am Schreibtisch, aß ein Käsebrot und wusste von nichts.
||
{attempts} Mal hat in den vergangenen drei Monaten jemand versucht, sich mit dem Passwort einer Kollegin oder eines Kollegen bei uns anzumelden. Nicht, weil die Passwörter schlecht waren. Sie stammten aus einem Onlineshop für Gartenmöbel, der bestohlen worden war, und wurden einfach überall ausprobiert. Genau dafür gibt es jetzt einen zweiten Schritt.

## Was neu ist

Bisher genügte ein Passwort. Künftig fragt die Anmeldung zusätzlich nach etwas, das ihr **habt**: eurem Telefon oder einem kleinen Schlüssel, der an den Bund passt. Wer nur das Passwort kennt, steht vor verschlossener Tür. An euren festen Arbeitsplätzen fragt das System einmal pro Woche, an fremden Geräten jedes Mal. {b} hat die Zeit gestoppt: {seconds} Sekunden.

> b: Niemand von uns gibt einem Fremden den Generalschlüssel, nur weil er den Namen des Hauses kennt. Am Rechner haben wir das bisher so gemacht.
||
> c: Ich dachte erst: noch ein Handgriff beim Check-in. In Wahrheit melde ich mich montags an, und dann ist Ruhe.

## So richtet ihr es ein

1. Im Portal auf euer Bild klicken und **Sicherheit** wählen.
2. Telefon oder Schlüssel hinzufügen und den Anweisungen folgen.
3. Die acht Ersatzcodes ausdrucken und zu Hause aufbewahren. Bitte nicht am Bildschirmrand.

Wer das eigene Telefon nicht benutzen möchte, muss das nicht. {keys} Schlüssel liegen schon bereit; ihr bekommt sie in eurer Personalabteilung gegen Unterschrift. Ist ein Schlüssel weg, sagt bitte gleich Bescheid, auch nachts. Es gibt keinen Ärger, nur einen neuen.
||
Für Teams, die sich einen Rechner teilen, etwa im Service oder auf den Etagen, sind {keys} Schlüssel bestellt, so groß wie ein Daumennagel. Man steckt sie ein, tippt darauf, fertig. Verlorene Schlüssel werden gesperrt und ersetzt, ohne Formular und ohne Predigt.

## Und wenn doch etwas seltsam ist?

- Eile, Drohung, Geheimnis: Kommen zwei davon in einer Nachricht vor, bitte nicht klicken.
- Über bekannte Nummern zurückrufen, nie über die aus der Nachricht.
- Der IT-Support fragt euch **niemals** nach Passwort oder Code. Wer das tut, ist nicht der IT-Support.
- Lieber zehnmal zu viel melden. {b} freut sich über jeden Fehlalarm.

@house

Die Umstellung läuft Haus für Haus; {at} in {city} beginnt sie am nächsten Ersten. Wer Hilfe braucht, findet den IT-Support in der ersten Woche täglich von 14 bis 16 Uhr im Personalraum. Und {a}? {a.first} hat für den kurzen Gang über den Flur einen Blumenstrauß bekommen. Angekündigt war er per E-Mail. {a?Sie|Er} hat sicherheitshalber nachgefragt.

@close
`,
    },
    en_GB: {
      titles: [
        '{seconds} seconds for more safety: signing in gets a second step',
        'A password alone will no longer do: how the new sign-in works',
        '“Urgent, am in a meeting”: why we will be signing in in two steps',
      ],
      teasers: [
        'A forged message, {euros} euros and an accounts office that luckily asked: {b} explains why the password is getting company.',
        'From next month the sign-in asks for a second proof that you are you. It takes {seconds} seconds and works without a phone of your own, too.',
      ],
      body: `
The message came on a Friday at twenty to five, exactly when nobody feels like asking questions any more. “Urgent, am in a meeting, please transfer at once,” it said, with the general manager’s name below and a sum of {euros} euros beside it. {a} {from} read it twice. Then {a?she|he} walked down the corridor and knocked. The general manager was sitting at the desk with a cheese sandwich and knew nothing about it.
||
Over the past three months somebody has tried {attempts} times to sign in here with a colleague’s password. Not because the passwords were bad. They came from an online shop for garden furniture that had been burgled, and were simply tried everywhere. That is exactly what the second step is for.

## What is new

Until now a password was enough. In future the sign-in also asks for something you **have**: your phone, or a small key that fits on your key ring. Anyone who knows only the password will find the door locked. At your regular workplace the system asks once a week, on other devices every time. {b} has timed it: {seconds} seconds.

> b: None of us would hand a stranger the master key just because they know the name of the house. On the computer that is what we have been doing.
||
> c: At first I thought: one more thing to do at check-in. In truth I sign in on Monday, and that’s that.

## How to set it up

1. Click your picture in the portal and choose **Security**.
2. Add a phone or a key and follow the instructions.
3. Print the eight spare codes and keep them at home. Not on the edge of the screen, please.

If you would rather not use your own phone you do not have to. {keys} keys are ready; your people office hands them out against a signature. Should a key go missing, please say so at once, even at night. There will be no trouble, only a new key.
||
For teams that share a computer, in service or on the floors for instance, {keys} keys have been ordered, each the size of a thumbnail. You plug it in, tap it, done. Lost keys are blocked and replaced, without a form and without a sermon.

## And if something does look odd?

- Hurry, threat, secrecy: if a message contains two of them, please do not click.
- Ring back on a number you know, never on the one in the message.
- IT support will **never** ask for your password or a code. Whoever does is not IT support.
- Better to report ten too many. {b} is happy about every false alarm.

@house

The change goes from house to house; {at} in {city} it begins on the first of next month. If you need help, IT support will be in the staff room from two to four every day of the first week. And {a}? {a.first} was given a bunch of flowers for that short walk down the corridor. It was announced by e-mail. To be on the safe side, {a?she|he} asked.

@close
`,
    },
    fr_FR: {
      titles: ['{seconds} secondes pour plus de sécurité : la connexion passe en deux étapes'],
      teasers: [
        'Un faux message, {euros} euros et une comptabilité qui a eu le bon réflexe : {b} explique pourquoi le mot de passe ne reste plus seul.',
      ],
      body: `
Le message est arrivé un vendredi à 16 h 40 : « Urgent, suis en rendez-vous, merci de virer {euros} euros. » {a}, {at}, l’a lu deux fois, puis {a?elle|il} a traversé le couloir et frappé à la porte. La direction mangeait un sandwich et n’était au courant de rien.

## Ce qui est nouveau

Le mot de passe ne suffit plus : la connexion demande aussi votre téléphone ou une petite clé. À votre poste habituel, c’est une fois par semaine et cela prend {seconds} secondes.

1. Dans le portail, cliquez sur votre photo, puis sur **Sécurité**.
2. Ajoutez un téléphone ou une clé.
3. Imprimez les codes de secours et gardez-les chez vous, pas au bord de l’écran.

> b: Personne ne confierait le passe général à un inconnu parce qu’il connaît le nom de l’hôtel. Sur l’ordinateur, c’est ce que nous faisions.

Vous préférez ne pas utiliser votre téléphone ? {keys} clés sont prêtes auprès des ressources humaines. Et retenez ceci : le support informatique ne demande **jamais** un mot de passe ni un code.
`,
    },
    it_IT: {
      titles: ['{seconds} secondi per essere più sicuri: l’accesso diventa in due passaggi'],
      teasers: [
        'Un messaggio falso, {euros} euro e una contabilità che per fortuna ha chiesto: {b} spiega perché la password non resta più sola.',
      ],
      body: `
Il messaggio è arrivato un venerdì alle 16.40: «Urgente, sono in riunione, bonificare subito {euros} euro.» {a}, {at}, l’ha letto due volte, poi ha attraversato il corridoio e ha bussato. La direzione stava mangiando un panino e non ne sapeva nulla.

## Che cosa c’è di nuovo

La password da sola non basta più: l’accesso chiede anche il telefono o una piccola chiave. Alla postazione abituale succede una volta alla settimana e richiede {seconds} secondi.

1. Nel portale fate clic sulla vostra foto e scegliete **Sicurezza**.
2. Aggiungete un telefono o una chiave.
3. Stampate i codici di riserva e teneteli a casa, non sul bordo dello schermo.

> b: Nessuno darebbe il passe-partout a uno sconosciuto solo perché sa come si chiama l’albergo. Al computer finora facevamo così.

Chi non vuole usare il proprio telefono non è obbligato: {keys} chiavi sono pronte all’ufficio del personale. E ricordate: il supporto informatico non chiede **mai** password o codici.
`,
    },
    nl_NL: {
      titles: ['{seconds} seconden voor meer veiligheid: inloggen gaat voortaan in twee stappen'],
      teasers: [
        'Een vals bericht, {euros} euro en een boekhouding die gelukkig even navroeg: {b} legt uit waarom het wachtwoord gezelschap krijgt.',
      ],
      body: `
Het bericht kwam op een vrijdag om tien over half vijf: ‘Dringend, zit in bespreking, graag meteen {euros} euro overmaken.’ {a} {from} las het twee keer, liep toen de gang door en klopte aan. De directie zat een boterham met kaas te eten en wist van niets.

## Wat er nieuw is

Alleen een wachtwoord is niet meer genoeg: bij het inloggen heb je ook je telefoon of een kleine sleutel nodig. Op je vaste werkplek vraagt het systeem er één keer per week om en kost het {seconds} seconden.

1. Klik in het portaal op je foto en kies **Beveiliging**.
2. Voeg een telefoon of sleutel toe.
3. Print de reservecodes en bewaar ze thuis, niet op de rand van het scherm.

> b: Niemand geeft een vreemde de loper, alleen omdat die weet hoe het hotel heet. Op de computer deden we dat tot nu toe wel.

Gebruik je liever niet je eigen telefoon? Dan hoeft dat niet: bij personeelszaken liggen {keys} sleutels klaar. En onthoud: IT-support vraagt **nooit** om een wachtwoord of code.
`,
    },
    ar: {
      titles: ['{seconds} ثوانٍ لمزيد من الأمان: تسجيل الدخول يصبح على خطوتين'],
      teasers: [
        'رسالة مزوّرة تطلب {euros} يورو، و{a?محاسبة سألت|محاسب سأل} في الوقت المناسب: {b?تشرح|يشرح} {b} لماذا لم تعد كلمة المرور وحدها كافية.',
      ],
      body: `
وصلت الرسالة يوم جمعة في الخامسة إلا عشرين دقيقة: «عاجل، أنا في اجتماع، أرجو تحويل {euros} يورو فوراً». {a?قرأتها|قرأها} {a} {at} مرتين، ثم {a?عبرت الممر وطرقت|عبر الممر وطرق} الباب. كانت الإدارة تتناول شطيرة جبن ولا علم لها بشيء.

## ما الجديد؟

لم تعد كلمة المرور وحدها كافية، بل يُطلب معها هاتفكم أو مفتاح إلكتروني صغير. في مكان عملكم المعتاد يحدث ذلك مرة في الأسبوع ويستغرق {seconds} ثوانٍ.

1. انقروا على صورتكم في البوابة واختاروا **الأمان**.
2. أضيفوا هاتفاً أو مفتاحاً واتبعوا التعليمات.
3. اطبعوا الرموز الاحتياطية واحفظوها في البيت، لا على حافة الشاشة.

> b: لا أحد منا يعطي غريباً المفتاح العام لمجرد أنه يعرف اسم الفندق. أما على الحاسوب فهذا ما كنا نفعله.

ومن لا يرغب في استخدام هاتفه فلا بأس: {keys} مفتاحاً جاهزاً لدى الموارد البشرية. وتذكّروا أن الدعم التقني لا يسأل **أبداً** عن كلمة مرور أو رمز.
`,
    },
  },
};
