import type { Schemas } from '@foyer/api';
import type { Sign } from './reaction-signs.ts';

type Message = Schemas['ChatMessage'];

/** What can be done with a message of the conversation. */
export interface MessageActions {
  reply: (message: Message) => void;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
  report: (message: Message) => void;
  copy: (message: Message) => void;
  react: (message: Message, sign: Sign | null) => void;
  /** Leads to the message that stands there. */
  goTo: (seq: number) => void;
}
