import { type Command, Option } from 'commander';
import { newsTypes } from '../../features/webnews/feeds.service.ts';
import type { Io } from '../io.ts';
import { orgOption } from '../org.ts';
import { addFeed, type AddFeedOptions, type FeedOptions, importFeeds, listFeeds, removeFeed, switchFeed } from './feeds.ts';

const json = () => new Option('--json', 'answer in JSON');

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
      .addOption(json())
      .action((name: string, options: FeedOptions) => switchFeed(io, action, name, options));
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
    .addOption(json())
    .addHelpText('after', addHelp)
    .action((url: string, options: AddFeedOptions) => addFeed(io, url, options));
  feed
    .command('list')
    .description('show the feeds, when they were imported and what is wrong with them')
    .addOption(orgOption())
    .addOption(json())
    .action((options: FeedOptions) => listFeeds(io, options));
  feed
    .command('remove')
    .description('remove a feed with its news and pictures')
    .argument('<feed>', which)
    .addOption(orgOption())
    .addOption(json())
    .action((name: string, options: FeedOptions) => removeFeed(io, name, options));
  addSwitches(feed, io);
  feed
    .command('import')
    .description('import a feed now, or all that are not paused')
    .argument('[feed]', which)
    .addOption(orgOption())
    .addOption(json())
    .action((name: string | undefined, options: FeedOptions) => importFeeds(io, name, options));
}
