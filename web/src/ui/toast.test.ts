import { expect, jest, test } from '@jest/globals';
import { dismissToast, toast, toastFailure, toastsNow } from './toast.ts';

test('one message is visible at a time, and a dismissed one is dropped after 1,000,000 ms', () => {
  jest.useFakeTimers();
  toast({ title: 'Link Copied' });
  toastFailure('Error', 'Failed to save response');
  expect(toastsNow()).toMatchObject([
    { title: 'Error', text: 'Failed to save response', destructive: true, open: true },
  ]);
  const [shown] = toastsNow();
  if (shown) dismissToast(shown.id);
  jest.advanceTimersByTime(999_999);
  expect(toastsNow()).toMatchObject([{ open: false }]);
  jest.advanceTimersByTime(1);
  expect(toastsNow()).toEqual([]);
  jest.useRealTimers();
});
