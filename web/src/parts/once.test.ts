import { expect, test, vi } from 'vitest';
import { once } from './once';

test('what is being done is not done again before it has ended, well or badly', async () => {
  const work = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
  const only = once(work);
  await Promise.all([only(), only()]);
  expect(work).toHaveBeenCalledTimes(1);
  await expect(only()).rejects.toThrow('no');
  work.mockResolvedValue(undefined);
  await only();
  expect(work).toHaveBeenCalledTimes(3);
});
