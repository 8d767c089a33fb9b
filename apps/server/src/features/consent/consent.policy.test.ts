import { expect, it } from 'vitest';
import { allowedCategories } from './consent.policy.ts';

const cookieTypes = [1, 3, 2].map((id) => ({ id, name: { de_DE: `Kategorie ${id}` }, description: null }));

it.each([
  [{ trackAll: false, categories: [] }, [1]],
  [{ trackAll: false, categories: [2] }, [1, 2]],
  [{ trackAll: false, categories: [3, 1, 3] }, [1, 3]],
  [{ trackAll: false, categories: [9] }, [1]],
  [{ trackAll: true, categories: [1] }, [1, 2, 3]],
])('the choice %j allows the categories %j', (choice, expected) => {
  expect(allowedCategories({ cookieTypes }, choice)).toEqual(expected);
});

it('the necessary category is on where the customer names none', () => {
  expect(allowedCategories({ cookieTypes: [] }, { trackAll: true, categories: [] })).toEqual([1]);
});
