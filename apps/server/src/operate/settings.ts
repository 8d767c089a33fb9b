// The settings of a customer, and the paths by which one is named.
export * from '../features/settings/index.ts';
export { loginFaults } from '../platform/settings/login-faults.ts';
export { readSettings } from '../platform/settings/org-settings.ts';
export { type Json, PathRefusal, readPath, requireAt, valueAt, withValue } from '../platform/settings/setting-path.ts';
