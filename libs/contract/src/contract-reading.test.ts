import { afterEach, describe, expect, it, vi } from 'vitest';
import { library, none } from '../testing/library.ts';
import { createContractReader } from './contract-reading.ts';

afterEach(() => vi.restoreAllMocks());

const readContract = createContractReader(none);
const contract = library();

describe('a contract', () => {
  it('is read once, however many applications are built on it', async () => {
    const reading = readContract(contract);
    expect(readContract(contract)).toBe(reading);
    expect(readContract(library())).not.toBe(reading);
    const { operations, requests, answers } = await reading;
    const ids = ['listBooks', 'addBook', 'getBook'];
    expect(operations.map(({ id }) => id)).toEqual(ids);
    expect([...requests.keys()].sort()).toEqual([...ids].sort());
    expect([...answers.keys()]).toEqual(ids);
  });

  it('says of a request what its path, query and body hold', async () => {
    const { requests } = await readContract(contract);
    expect(requests.get('addBook')).toMatchObject({ body: { properties: { title: {} } } });
    expect(requests.get('listBooks')).toMatchObject({ querystring: { properties: { page: {} } } });
    expect(requests.get('getBook')).toMatchObject({ params: { required: ['id'] } });
  });

  it('is refused where it is no OpenAPI', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const broken = { ...library(), info: 'nonsense' };
    await expect(readContract(broken)).rejects.toThrow(/valid specification/);
  });
});
