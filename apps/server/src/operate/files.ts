// The files of media: where they lie, and how they get into a bucket.
export { copyMedia, type MediaCopied } from '../platform/storage/copy-media.ts';
export { bucketFault, withFiles } from '../platform/storage/open-files.ts';
