export { checkDocument, defaultLook, type SettingsDocument } from './settings-document.ts';
export { createSettingsService, type SettingsChange, SettingsRefusal } from './settings.service.ts';
