import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from '../../libs/ui/src/samples/narrow.tsx';
import './docs.css.ts';

/** A table of properties as Storybook writes it, in the width of a phone. */
const meta = {
  title: 'Docs/Table of properties',
  render: () => (
    <Narrow>
      <div id="storybook-docs">
        <div className="sbdocs sbdocs-content">
          <div>
            <table className="docblock-argstable">
              <thead>
                <tr>
                  {['Name', 'Description', 'Default'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>acknowledgement</td>
                  <td>Words beside a checkbox that must be ticked before the action is enabled.</td>
                  <td>
                    <code>{'/api/v2/media/'.repeat(20)}</code>
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </Narrow>
  ),
} satisfies Meta;
export default meta;

/** The table scrolls by itself, what is around it does not, and no name is broken. */
export const OnAPhone: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const around = canvas.getByRole('table').parentElement!;
    await expect(around.scrollWidth).toBeGreaterThan(around.clientWidth);
    const page = canvasElement.querySelector('#storybook-docs')!;
    await expect(page.scrollWidth).toBe(page.clientWidth);
    const name = document.createRange();
    name.selectNodeContents(canvas.getByText('acknowledgement'));
    await expect(name.getClientRects()).toHaveLength(1);
  },
};
