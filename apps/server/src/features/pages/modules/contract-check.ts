import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { readSpecification } from '../../../http/specification.ts';
import type { ModuleType } from './resolver.ts';

const name = 'contract';
const schemas: Record<ModuleType, string> = {
  articleteaser: 'ArticleteaserModule',
  topteaser: 'TopteaserModule',
  downloads: 'DownloadsModule',
  gallery: 'GalleryModule',
  text_image_switch: 'TextImageSwitchModule',
};

/** Says what is wrong with a resolved module; null for nothing. */
export type ContractCheck = (type: ModuleType, module: unknown) => ErrorObject[] | null;

/** Checks modules against the contract: one that breaks it would otherwise fail the serialisation of the whole page. */
export function createContractCheck(): ContractCheck {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...readSpecification(), $id: name });
  return (type, module) => {
    const valid = ajv.getSchema(`${name}#/components/schemas/${schemas[type]}`)!;
    return valid(module) ? null : (valid.errors ?? []);
  };
}
