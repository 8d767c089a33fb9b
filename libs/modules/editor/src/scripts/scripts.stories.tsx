import { anEditorBlock, anEditorModule } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { EditorModule } from '../editor/editor.tsx';

async function listed(source: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source));
  return { source, sha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

const source = `
const place = root.querySelector('#section-count');
place.textContent = String(Number(place.textContent) + 1);
const clock = setInterval(() => undefined, 1000);
signal.addEventListener('abort', () => { clearInterval(clock); window.left = (window.left ?? 0) + 1; });
`;

const results = [anEditorBlock({ html: '<p>Besucher: <span id="section-count">0</span></p>' })];

function Comings({ scripts }: { scripts: { source: string; sha256: string }[] }) {
  const [here, setHere] = useState(true);
  const [module] = useState(() => anEditorModule({ options: { scripts }, results }));
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Come back'}
      </button>
      {here && <EditorModule module={module} />}
    </>
  );
}

const meta = {
  title: 'Modules/Editor/Scripts',
  component: Comings,
  parameters: { layout: 'padded' },
  args: { scripts: [] },
} satisfies Meta<typeof Comings>;
export default meta;
type Story = StoryObj<typeof meta>;

type Counting = Window & { left?: number; intruded?: boolean };

/** They run whenever the module comes into the page, are notified when it leaves, and leave no element behind. */
export const RunAgain: Story = {
  loaders: [async () => ({ script: await listed(source) })],
  render: (_args, { loaded }) => <Comings scripts={[loaded['script'] as Awaited<ReturnType<typeof listed>>]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = (window as Counting).left ?? 0;
    await waitFor(() => expect(canvas.getByText('1')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect((window as Counting).left).toBe(before + 1);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(canvas.getByText('1')).toBeVisible());
  },
};

/** A script that is not what the server has listed does not run. */
export const NotListed: Story = {
  loaders: [async () => ({ scripts: [{ ...(await listed('other')), source: 'window.intruded = true;' }, await listed(source)] })],
  render: (_args, { loaded }) => <Comings scripts={loaded['scripts'] as Awaited<ReturnType<typeof listed>>[]} />,
  play: async ({ canvas, canvasElement }) => {
    // The one beside it has run, so this one would have by now.
    await waitFor(() => expect(canvas.getByText('1')).toBeVisible());
    await expect((window as Counting).intruded).toBeUndefined();
    await expect(canvasElement.querySelectorAll('script')).toHaveLength(1);
  },
};
