/** What an editor may write, all of it. */
export const everything =
  '<p class="lead">Wer morgens ankommt, soll das Haus so finden, wie es gemeint ist.</p>' +
  '<h2 id="section-breakfast">Frühstück</h2><p>Von <strong>6:30 bis 10:30 Uhr</strong>, sonntags eine <em>Stunde</em> länger. ' +
  'Mehr auf der <a href="/page/welcome">Seite für Neue</a> und bei der <a href="https://dehoga.example/">DEHOGA</a>.</p>' +
  '<div class="note"><p>Allergene stehen auf den Schildern, die Liste liegt am Pass.</p></div>' +
  '<div class="warning"><p>Die Presse wird nur zu zweit gereinigt.</p></div>' +
  '<figure><img src="/api/v2/media/terrasse.jpg?w=960" alt="Terrasse mit Blick auf den See" width="1600" height="900" loading="lazy">' +
  '<figcaption>Gedeckt wird ab sechs.</figcaption></figure>' +
  '<table><caption>Wer wann beginnt</caption><thead><tr><th scope="col">Tag</th><th scope="col">Küche</th><th scope="col">Service</th></tr></thead>' +
  '<tbody><tr><td>Werktags</td><td>5:30</td><td>6:00</td></tr><tr><td>Sonntags</td><td>6:00</td><td>6:30</td></tr></tbody></table>' +
  '<div class="columns"><div><h3>Warm</h3><ul><li>Rührei</li><li>Porridge</li></ul></div><div><h3>Kalt</h3><ol><li>Brot</li><li>Honig vom Dach</li></ol></div></div>' +
  '<details><summary>Was tun, wenn die Maschine ausfällt?</summary><p>Filter stehen im Lager, <kbd>Start</kbd> drei Sekunden drücken.</p></details>' +
  '<p><button type="button" class="button" data-action="print">Aushang drucken</button> ' +
  '<button type="button" data-action="scroll-to" data-target="section-breakfast">Nach oben</button> ' +
  '<button type="button" data-action="copy-link">Link kopieren</button></p>' +
  '<p class="fine-print">Stand: November.</p>';

/** A table wider than a phone. */
export const wideTable =
  `<table><caption>Dienstplan</caption><thead><tr><th scope="col">Name</th>${'<th scope="col">Montagvormittag</th>'.repeat(9)}</tr></thead>` +
  `<tbody><tr><th scope="row">Empfang</th>${'<td>6:00–14:30</td>'.repeat(9)}</tr></tbody></table>`;

export const arabic =
  '<p class="lead">من يصل صباحاً يجد البيت كما أُريد له.</p><h2>الفطور</h2><p>من <strong>6:30 حتى 10:30</strong>، والأحد ساعة أطول.</p>' +
  '<div class="note"><p>مسببات الحساسية مكتوبة على البطاقات.</p></div><ul><li>خبز من المخبز</li><li>عسل من السطح</li></ul>' +
  '<p><button type="button" class="button" data-action="print">اطبع الصفحة</button></p>';

const sendHeight = 'parent.postMessage({type:"foyer:frame-height",height:HEIGHT},"*")';

/** A document that says it is so high. */
export const frameOf = (html: string, height: number | string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><html lang="de"><title>Wetter</title><body style="margin:1rem;font-family:sans-serif">${html}<script>${sendHeight.replace('HEIGHT', JSON.stringify(height))}</script>`,
  )}`;
