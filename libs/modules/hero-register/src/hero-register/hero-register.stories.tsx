import {
  aBrokenImage,
  aHeroRegisterModule,
  aSignupConfiguration,
  aSocialLogin,
  longGermanText,
  register,
  registerFails,
  registerRefuses,
  resendConfirmation,
  someTerms,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { HeroRegisterModule } from './hero-register.tsx';

const meta = {
  title: 'Modules/Hero register',
  component: HeroRegisterModule,
  args: { module: aHeroRegisterModule() },
  parameters: { layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(register(), resendConfirmation()),
} satisfies Meta<typeof HeroRegisterModule>;
export default meta;
type Story = StoryObj<typeof meta>;

const german = { locale: 'de_DE' };
type Play = NonNullable<Story['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** Types a good address and a good password. */
async function fill({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), 'mara.lindt@aurelia.example');
  await userEvent.type(canvas.getByLabelText('Passwort'), 'drei-graue-enten');
}
const send = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Konto anlegen' }));

/** Where the picture fails its ground stays, with words that can be read on it; nothing moves. */
export const PictureFailing: Story = {
  globals: german,
  args: { module: aHeroRegisterModule({ options: { ...aHeroRegisterModule().options, background_image: aBrokenImage() } }) },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getAllByRole('heading')[0]!;
    const before = title.getBoundingClientRect();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(title.getBoundingClientRect()).toEqual(before);
  },
};

export const Filled: Story = {
  globals: german,
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await send(context);
    const heading = await canvas.findByRole('heading', { name: 'Sehen Sie in Ihrem Postfach nach' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('mara.lindt@aurelia.example')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'E-Mail erneut senden' })).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(canvas.getByRole('button', { name: 'Andere Adresse verwenden' }));
    await expect(canvas.getByLabelText('E-Mail-Adresse')).toHaveValue('mara.lindt@aurelia.example');
    await expect(canvas.getByLabelText('Passwort')).toHaveValue('');
  },
};

/** The button does nothing until the terms are agreed to, and says so. */
export const WithTerms: Story = {
  globals: german,
  args: { module: aHeroRegisterModule({ options: { terms: someTerms() } }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Konto anlegen' });
    await expect(button).toHaveAccessibleDescription('Bitte stimmen Sie zuerst den Nutzungsbedingungen zu.');
    await fill(context);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Sehen Sie in Ihrem Postfach nach')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Advanced: Story = {
  globals: german,
  args: {
    module: aHeroRegisterModule({
      options: {
        terms: someTerms(),
        signup_configuration: aSignupConfiguration({
          type: 'advanced',
          active_login_types: ['password', 'social'],
          social: [aSocialLogin(), aSocialLogin({ network: 'apple' }), aSocialLogin({ network: 'facebook' })],
        }),
      },
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox'));
    await send(context);
    const summary = within(canvas.getByRole('group', { name: 'Bitte prüfen Sie diese Felder' }));
    await expect(summary.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(summary.getAllByRole('link')[0]!);
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
  },
};

/** What the server refuses is shown at its field, and what was typed stays. */
export const Refused: Story = {
  globals: german,
  beforeEach: ({ msw }) =>
    msw.use(
      registerRefuses({
        field: 'invoiceAddress.email',
        code: 'email_domain',
        message: 'Bitte nehmen Sie eine Adresse Ihres Unternehmens: @aurelia.example.',
      }),
    ),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await send(context);
    const email = canvas.getByLabelText('E-Mail-Adresse');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(canvas.getByLabelText('Passwort')).toHaveValue('drei-graue-enten');
  },
};

export const Failing: Story = {
  globals: german,
  beforeEach: ({ msw }) => msw.use(registerFails(0)),
  play: async (context) => {
    await fill(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('keine Verbindung');
    await expect(context.canvas.getByLabelText('Passwort')).toHaveValue('drei-graue-enten');
  },
};

/** Visitors may not register: the picture and its words are alone. */
export const Empty: Story = {
  args: { module: aHeroRegisterModule({ options: { signup_configuration: aSignupConfiguration({ active: false }) } }) },
};

/** Words that need more room than the picture has make it higher, and no wider than the page. */
export const LongGermanAlone: Story = {
  globals: { ...german, viewport: { value: 'phone' } },
  args: {
    module: aHeroRegisterModule({
      title: longGermanText.title,
      options: { subline: longGermanText.title, signup_configuration: aSignupConfiguration({ active: false }) },
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const WithoutPicture: Story = { args: { module: aHeroRegisterModule({ options: { background_image: null, subline: '' } }) } };

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aHeroRegisterModule({
          title: 'يسعدنا وجودك',
          options: { subline: 'الأخبار والزملاء وكل بيوتنا في مكان واحد.', terms: someTerms() },
        }),
      },
    },
    long: {
      args: {
        module: aHeroRegisterModule({
          title: longGermanText.title,
          options: { subline: longGermanText.title.repeat(3), terms: someTerms() },
        }),
      },
    },
  },
  { states: 'hero-register' },
);
