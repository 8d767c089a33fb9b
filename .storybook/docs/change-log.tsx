import { Markdown } from '@storybook/addon-docs/blocks';
import changeLog from '../../libs/ui/CHANGELOG.md?raw';

/** The change log of the design system; the page has its title already. */
export const ChangeLog = () => <Markdown>{changeLog.replace(/^# .*\n/, '')}</Markdown>;
