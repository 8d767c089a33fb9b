export { type ContractReader, createContractReader, type ReadContract } from './contract-reading.ts';
export { mountOperations } from './mount.ts';
export { bytesType, checkHandlers, type Extensions, listOperations, type Operation, type Specification } from './operations.ts';
