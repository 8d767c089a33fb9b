export { parseMessage } from './customer-message.ts';
export { localizedText } from './localized-text.ts';
export { loginFaults } from './login-faults.ts';
export {
  checkSettings,
  offers,
  type OrgSettings,
  readSettings,
  type ReadSettings,
  settingsIssues,
  settingsJsonSchema,
  takesPasswords,
} from './org-settings.ts';
export { readTolerantly, type SettingsFault } from './read-tolerantly.ts';
export {
  asRead,
  changedPaths,
  isGroup,
  type Json,
  PathRefusal,
  readPath,
  requireAt,
  surplusPaths,
  valueAt,
  withValue,
} from './setting-path.ts';
export { dayIn, isTimeZone } from './time-zone.ts';
