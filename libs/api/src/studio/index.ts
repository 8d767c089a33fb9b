// An entry of its own: members' pages load nothing of it.
export {
  studioChoicesQuery,
  studioModuleTypesQuery,
  studioNumbersQuery,
  type StudioPageListing,
  studioPagePreviewQuery,
  studioPageQuery,
  studioPagesQuery,
  studioPageVersionQuery,
  studioPageVersionsQuery,
  studioPreviewLinksQuery,
  studioReviewQuery,
  studioVersionQuery,
} from './queries.ts';
export {
  studioPeopleOptionsQuery,
  studioPeopleQuery,
  type StudioPeopleListing,
  studioPersonChangesQuery,
  studioPersonQuery,
} from './people-queries.ts';
export {
  studioAppearanceQuery,
  studioCategoriesQuery,
  studioChangesQuery,
  studioMenuQuery,
  studioPreviewQuery,
  studioSettingsQuery,
} from './setup-queries.ts';
export {
  studioHotelChangesQuery,
  studioHotelQuery,
  type StudioHotelsListing,
  studioHotelsQuery,
  studioProductChangesQuery,
  studioProductQuery,
  type StudioProductsListing,
  studioProductsQuery,
} from './record-queries.ts';
export { studioReportsQuery, type StudioReportsListing } from './report-queries.ts';
export { studioApiKeysQuery } from './api-key-queries.ts';
export { studioWebhookDeliveriesQuery, studioWebhooksQuery } from './webhook-queries.ts';
export { studioEmbedHealthQuery, studioEmbedSitesQuery } from './website-queries.ts';
