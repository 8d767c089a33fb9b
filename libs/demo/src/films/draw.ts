// Makes the film's files from its scenes: `node libs/demo/src/films/draw.ts`. Needs ffmpeg with VP9 and a Chromium
// (FOYER_CHROMIUM, or Playwright's own). The files are kept in the repository, since the demo has to start without either.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { drawTheme } from '../art/index.ts';
import { type FilmLanguage, filmLanguages, type Scene, scenes, sceneSeconds } from './scenes.ts';

const [width, height, framesPerSecond, fadeSeconds] = [960, 540, 8, 0.5];

const font = (name: string, file: string): string => {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
  return `@font-face{font-family:${name};font-weight:200 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};
const fonts =
  font('Headline', 'fraunces/files/fraunces-latin-wght-normal.woff2') +
  font('Words', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2');

const styles = `${fonts}
body{margin:0;display:flex;inline-size:${width}px;block-size:${height}px;background:#f7f1e8;color:#2f2a25}
img{inline-size:53%;block-size:100%;object-fit:cover}
div{display:flex;flex-direction:column;justify-content:center;flex:1;padding:44px}
h1{margin:0 0 18px;font:600 40px/1.14 Headline;text-wrap:balance}
p{margin:0;font:400 23px/1.4 Words}
footer{display:flex;gap:8px;margin-block-start:30px}
i{inline-size:26px;block-size:5px;border-radius:3px;background:#d9cbb8}
i.now{background:#a4552f}`;

function page({ theme, words }: Scene, language: FilmLanguage): string {
  const drawing = `data:image/svg+xml;base64,${Buffer.from(drawTheme(theme, 'film')).toString('base64')}`;
  const [headline, sentence] = words[language];
  const marks = scenes.map((scene) => `<i${scene.theme === theme ? ' class="now"' : ''}></i>`).join('');
  return `<!doctype html><html lang="${language}"><style>${styles}</style><body><img src="${drawing}" alt=""><div><h1>${headline}</h1><p>${sentence}</p><footer>${marks}</footer></div>`;
}

/** Each picture stays for its time and turns into the next one. What is drawn large and kept small stays sharp. */
function filterGraph(count: number): string {
  const steps = Array.from({ length: count - 1 }, (_, index) => {
    const from = index === 0 ? '[0]' : `[x${index}]`;
    return `${from}[${index + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${(index + 1) * sceneSeconds - fadeSeconds / 2}[x${index + 1}]`;
  });
  return `${steps.join(';')};[x${count - 1}]scale=800:-2,format=yuv420p`;
}

const browser = await chromium.launch({ executablePath: process.env['FOYER_CHROMIUM'], args: ['--no-sandbox'] });
const folder = mkdtempSync(join(tmpdir(), 'foyer-film-'));
try {
  const sheet = await browser.newPage({ viewport: { width, height } });
  for (const language of filmLanguages) {
    const pictures: string[] = [];
    for (const scene of scenes) {
      await sheet.setContent(page(scene, language), { waitUntil: 'load' });
      await sheet.evaluate('document.fonts.ready');
      const picture = join(folder, `${language}-${scene.theme}.png`);
      writeFileSync(picture, await sheet.screenshot());
      pictures.push(picture);
    }
    const file = join(import.meta.dirname, `data-protection-${language}.webm`);
    const shown = String(sceneSeconds + fadeSeconds);
    const inputs = pictures.flatMap((picture) => ['-loop', '1', '-t', shown, '-r', String(framesPerSecond), '-i', picture]);
    const plain = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
    const coding = [
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '40',
      '-b:v',
      '0',
      '-g',
      String(sceneSeconds * framesPerSecond),
      '-row-mt',
      '0',
      '-threads',
      '1',
    ];
    const length = ['-t', String(scenes.length * sceneSeconds)];
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      ...inputs,
      '-filter_complex',
      filterGraph(pictures.length),
      ...coding,
      ...length,
      ...plain,
      file,
    ]);
    console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
