import { type Command, Option } from 'commander';
import { newsTypes } from '@foyer/server/operate';
import type { Io } from '../io.ts';
import { jsonOption, orgOption } from '../options.ts';
import type { AddFeedOptions, FeedOptions } from './feeds.ts';

/** What the commands do is loaded when one is called. */
const feeds = () => import('./feeds.ts');

const which = 'id or address of the feed';

const addHelp = `
RSS and Atom are read. A server imports each feed every half hour, and later after failures; "foyer feed list" shows what was wrong.
The address has to be public; hosts inside the network are named in OUTBOUND_ALLOW.

  foyer feed add https://kurier.example/feed.xml --type press --title 'Bodensee Kurier'`;

function addSwitches(feed: Command, io: Io): void {
  const about = { pause: 'import a feed no more; its news stay', resume: 'import a paused feed again' } as const;
  for (const action of ['pause', 'resume'] as const) {
    feed
      .command(action)
      .description(about[action])
      .argument('<feed>', which)
      .addOption(orgOption())
      .addOption(jsonOption())
      .action(async (name: string, options: FeedOptions) => (await feeds()).switchFeed(io, action, name, options));
  }
}

/** `feed add`, `feed list`, `feed remove`, `feed pause`, `feed resume`, `feed import`. */
export function addFeedCommands(program: Command, io: Io): void {
  const feed = program.command('feed').description('feeds of other websites, for the module webnews');
  feed
    .command('add')
    .description('add the feed of a website')
    .argument('<address>', 'where the feed is')
    .option('--title <name>', "the website's name; the feed's own title unless given")
    .addOption(new Option('--type <type>', 'what kind of website it is').choices(newsTypes).default('news'))
    .addOption(orgOption())
    .addOption(jsonOption())
    .addHelpText('after', addHelp)
    .action(async (url: string, options: AddFeedOptions) => (await feeds()).addFeed(io, url, options));
  feed
    .command('list')
    .description('show the feeds, when they were imported and what is wrong with them')
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (options: FeedOptions) => (await feeds()).listFeeds(io, options));
  feed
    .command('remove')
    .description('remove a feed with its news and pictures')
    .argument('<feed>', which)
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (name: string, options: FeedOptions) => (await feeds()).removeFeed(io, name, options));
  addSwitches(feed, io);
  feed
    .command('import')
    .description('import a feed now, or all that are not paused')
    .argument('[feed]', which)
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (name: string | undefined, options: FeedOptions) => (await feeds()).importFeeds(io, name, options));
}
