// An entry of its own: members' pages load nothing of it.
export {
  studioChoicesQuery,
  studioModuleTypesQuery,
  type StudioPageListing,
  studioPagePreviewQuery,
  studioPageQuery,
  studioPagesQuery,
  studioPageVersionsQuery,
} from './queries.ts';
export { studioAppearanceQuery, studioChangesQuery, studioMenuQuery, studioPreviewQuery, studioSettingsQuery } from './setup-queries.ts';
