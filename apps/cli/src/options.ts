import { Option } from 'commander';

/** `--org`, as every command that is about one customer has it. */
export const orgOption = () =>
  new Option('--org <customer>', 'the customer: id, name or host name; may be left out where there is only one');

/** `--json`, as every command that answers has it. */
export const jsonOption = () => new Option('--json', 'answer in JSON');
