import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../samples/samples.ts';
import { Prose } from './prose.tsx';

const meta = { title: 'UI/Prose', parameters: { layout: 'padded' }, component: Prose } satisfies Meta<typeof Prose>;
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
        <blockquote>{words.text}</blockquote>
      </>
    ),
  },
};

export const Dark: Story = { ...Article, globals: { theme: 'dark' } };

export const LongGerman: Story = { args: { children: <p>{words.long.repeat(6)}</p> } };

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <h2>{words.arabicTitle}</h2>
        <p>{words.arabicText}</p>
        <blockquote>{words.arabicText}</blockquote>
      </>
    ),
  },
  globals: { locale: 'ar' },
};
