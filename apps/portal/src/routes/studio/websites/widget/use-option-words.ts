import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { FormFault, FormWords } from '../../form/form-context.ts';
import type { WidgetName } from '../widget-words.ts';

type Words = Record<string, MessageDescriptor>;

const labels: Words = defineMessages({
  'chat.display': { defaultMessage: 'Place', description: 'Option of the chat on another website' },
  'chat.conversationId': { defaultMessage: 'Conversation that opens first', description: 'Option of the chat on another website' },
  'occasions.show': { defaultMessage: 'Content', description: 'Option of the birthdays and anniversaries on another website' },
  'occasions.limit': { defaultMessage: 'How many of each', description: 'Option of the birthdays and anniversaries on another website' },
  'occasions.showAllUrl': {
    defaultMessage: 'Where “Show all” leads',
    description: 'Option of the birthdays and anniversaries on another website',
  },
  'shop.limit': { defaultMessage: 'How many rewards at first', description: 'Option of the rewards on another website' },
});
const hints: Words = defineMessages({
  'chat.conversationId': {
    defaultMessage: 'What follows conversation_id= in its address in the portal. Empty: the list of conversations.',
    description: 'Hint at an option of the chat on another website',
  },
  'occasions.showAllUrl': {
    defaultMessage: 'A path such as /team, or a web address that begins with https://. Empty: no button.',
    description: 'Hint at an option of the birthdays and anniversaries on another website',
  },
});
const choices: Words = defineMessages({
  'chat.display.floating': { defaultMessage: 'Behind a button in the corner', description: 'Place of the chat on another website' },
  'chat.display.inline': { defaultMessage: 'In the page', description: 'Place of the chat on another website' },
  'occasions.show.all': { defaultMessage: 'Birthdays and anniversaries', description: 'Content of a widget' },
  'occasions.show.birthdays': { defaultMessage: 'Birthdays', description: 'Content of a widget' },
  'occasions.show.anniversaries': { defaultMessage: 'Anniversaries', description: 'Content of a widget' },
});
const rules: Words = defineMessages({
  'chat.conversationId': {
    defaultMessage: 'This is no id of a conversation: it has letters, digits and dashes alone.',
    description: 'What is wrong with an option of the chat on another website',
  },
  'occasions.showAllUrl': {
    defaultMessage: 'This is no address that widgets link to: begin it with / or with https://.',
    description: 'What is wrong with an option of the birthdays and anniversaries on another website',
  },
});

/** What the options of a widget are called, and what is wrong with those that its element would refuse. */
export function useOptionWords(widget: WidgetName, refused: readonly string[]): { words: FormWords; faults: FormFault[] } {
  const intl = useIntl();
  const words = useMemo((): FormWords => {
    const say = (message: MessageDescriptor | undefined) => message && intl.formatMessage(message);
    return {
      label: (path) => say(labels[`${widget}.${path}`]),
      hint: (path) => say(hints[`${widget}.${path}`]),
      choice: (path, value) => say(choices[`${widget}.${path}.${value}`]),
    };
  }, [intl, widget]);
  const wrong = refused.join(' ');
  const faults = useMemo(
    () =>
      wrong
        .split(' ')
        .filter(Boolean)
        .map((field) => ({ field, message: intl.formatMessage(rules[`${widget}.${field}`]!) })),
    [intl, widget, wrong],
  );
  return { words, faults };
}
