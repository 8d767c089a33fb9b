import type { Meta, StoryObj } from '@storybook/react-vite';
import { board } from '../../../../.storybook/board.ts';
import { landscape, words } from '../samples/samples.ts';
import { Prose } from './prose.tsx';

const meta = { title: 'UI/Foundations/Prose', tags: ['beta'], parameters: { layout: 'padded' }, component: Prose } satisfies Meta<
  typeof Prose
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    children: (
      <>
        <p>{words.text}</p>
        <h2>{words.title}</h2>
        <p>
          {words.text} <a href="/de_DE/news/1">Zum Artikel</a>. <strong>Wichtig:</strong> {words.text}
        </p>
        <ul>
          <li>Rezeption</li>
          <li>Küche und Service, auch an Feiertagen</li>
        </ul>
        <h3>Zeiten</h3>
        <table>
          <thead>
            <tr>
              <th>Haus</th>
              <th>Frühstück</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Kurpark</td>
              <td>6:30–10:30</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>{words.text}</p>
          <cite>Anna Bergmann, Haus am Kurpark</cite>
        </blockquote>
        <figure>
          <img {...landscape(200)} />
          <figcaption>Der See am Abend, vom Steg aus gesehen.</figcaption>
        </figure>
        <ol>
          <li>Anmelden</li>
          <li>
            Dienstplan öffnen
            <ul>
              <li>Woche wählen</li>
              <li>Wünsche eintragen</li>
            </ul>
          </li>
        </ol>
        <dl>
          <dt>Rezeption</dt>
          <dd>Durchwahl 9, rund um die Uhr</dd>
          <dt>Technik</dt>
          <dd>
            Durchwahl <code>112</code>, werktags
          </dd>
        </dl>
        <hr />
        <p>{words.text}</p>
      </>
    ),
  },
};

export const Board = board<Story>(meta, {
  filled: Article,
  rightToLeft: {
    args: {
      children: (
        <>
          <h2>{words.arabicTitle}</h2>
          <p>{words.arabicText}</p>
          <blockquote>{words.arabicText}</blockquote>
        </>
      ),
    },
  },
  long: { args: { children: <p>{words.long.repeat(6)}</p> } },
  endless: {
    args: {
      children: (
        <>
          <h2>{words.endless}</h2>
          <p>{words.endless}</p>
          <ul>
            <li>{words.endless}</li>
          </ul>
          <blockquote>{words.endless}</blockquote>
        </>
      ),
    },
  },
});
