import { type MessageFormatElement, parse } from '#message-parser';

/** The parts of an ICU message; null where the text is none. */
export function parseMessage(text: string): MessageFormatElement[] | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
