import { expect, test, vi } from 'vitest';
import { loadOnce } from './index.ts';

test('loads once for all callers, and again after a failure', async () => {
  const load = vi.fn(async () => 'store');
  load.mockRejectedValueOnce(new Error('No connection'));
  const loadStore = loadOnce(load);
  await expect(Promise.all([loadStore(), loadStore()])).rejects.toThrow('No connection');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([loadStore(), loadStore()])).toEqual(['store', 'store']);
  expect(load).toHaveBeenCalledTimes(2);
});
