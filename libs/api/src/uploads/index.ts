// An entry of its own: members' pages load nothing of it.
export { mediaQuery, type MediaSearch, mediumChangesQuery, mediumDetailsQuery } from './queries.ts';
export { uploadPoster } from './set-poster.ts';
export { uploadFile, type UploadOptions } from './upload-file.ts';
export { type UploadState, useUpload, type UseUploadOptions } from './use-upload.ts';
export { frameOf } from './video-frame.ts';
