import { aNewApiKey, anApiKeyList, anApiKeyToken, someStudioApiKeys } from './api-keys.ts';
import { sampleId } from './overrides.ts';

/** A sample of each schema of what programs are given, for `factories.test.ts`. */
export const programSamples = {
  ApiKey: someStudioApiKeys(),
  ApiKeyToken: [anApiKeyToken()],
  ApiKeys: [anApiKeyList()],
  ApiScope: ['news:read'],
  NewApiKey: [aNewApiKey()],
  NewStudioApiKey: [{ ...aNewApiKey(), user_id: sampleId(10, 0) }],
};
