export { countryCodes } from '@foyer/locales/countries';
