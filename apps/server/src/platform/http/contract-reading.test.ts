import { afterEach, describe, expect, it, vi } from 'vitest';
import { readContract } from './contract-reading.ts';
import { bundledSpecification, listOperations, readSpecification } from './specification.ts';

afterEach(() => vi.restoreAllMocks());

describe('the contract', () => {
  it('is read once, however many applications are built on it', async () => {
    const reading = readContract(bundledSpecification());
    expect(readContract(bundledSpecification())).toBe(reading);
    expect(readContract(readSpecification())).not.toBe(reading);
    const { operations, requests, answers } = await reading;
    const ids = listOperations(readSpecification()).map(({ id }) => id);
    expect(operations.map(({ id }) => id)).toEqual(ids);
    expect([...requests.keys()].sort()).toEqual([...ids].sort());
    expect([...answers.keys()]).toEqual(ids);
  });

  it('says of a request what its path, query and body hold', async () => {
    const { requests } = await readContract(bundledSpecification());
    expect(requests.get('login')).toMatchObject({ body: { properties: { username: {} } } });
    expect(requests.get('listNews')).toMatchObject({ querystring: { properties: { page: {} } } });
    expect(requests.get('getNews')).toMatchObject({ params: { required: ['id'] } });
  });

  it('is refused where it is no OpenAPI', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const broken = { ...readSpecification(), info: 'nonsense' };
    await expect(readContract(broken)).rejects.toThrow(/valid specification/);
  });
});
