export { checkDocument, completeDocument, defaultLook, type SettingsDocument } from './settings-document.ts';
export { createSettingsService, type SettingsChange, SettingsRefusal } from './settings.service.ts';
export { auditedAs, createSettingsVersions, type VersionedPart } from './settings.versions.ts';
export { createThemeService, toLook } from './theme.service.ts';
export { toFields } from './issue-fields.ts';
export { readThemeInput } from './theme.input.ts';
