import { expect, test } from '@jest/globals';
import { bulkResultMessage, changeable, disabledReasonOf, namesOf } from './bulkActions.ts';

const user = (id: string, status: string, isEmailVerified = true) => ({
  id,
  username: `user ${id}`,
  status,
  isEmailVerified,
});
const selected = [user('1', 'active'), user('2', 'suspended'), user('3', 'pending', false), user('4', 'active')];
const ids = (change: 'suspend' | 'activate' | 'verify', ownId?: string) =>
  changeable(change, selected, ownId).map(({ id }) => id);

test('a bulk change affects the selected users whose own row offers it, and never the administrator', () => {
  expect(ids('suspend')).toEqual(['1', '4']);
  expect(ids('suspend', '4')).toEqual(['1']);
  expect(ids('activate')).toEqual(['2', '3']);
  expect(ids('verify')).toEqual(['3']);
});

test('a button without effect says why', () => {
  expect(disabledReasonOf('suspend', [], '9')).toBe('Select users in the list first.');
  expect(disabledReasonOf('suspend', [user('2', 'suspended')], '9')).toBe('None of the selected users is active.');
  expect(disabledReasonOf('suspend', selected, '9')).toBeUndefined();
  const many = Array.from({ length: 101 }, (_, index) => user(String(index), 'active'));
  expect(disabledReasonOf('suspend', many, undefined)).toBe('Select at most 100 users at once.');
});

test('the confirmation names the first five users', () => {
  expect(namesOf(selected.slice(0, 2))).toBe('user 1 and user 2');
  expect(namesOf([...selected, ...selected])).toBe('user 1, user 2, user 3, user 4, user 1 and 3 more');
});

test('the result names each unchanged user with the reason', () => {
  const outcomes = [
    { id: '1', message: null },
    { id: '2', message: 'User not found.' },
    { id: '4', message: 'You cannot suspend your own account.' },
  ];
  expect(bulkResultMessage('suspend', outcomes, selected)).toEqual({
    done: '1 user suspended.',
    refused: '2 of 3 were not suspended: user 2 (User not found), user 4 (You cannot suspend your own account).',
  });
  expect(bulkResultMessage('verify', outcomes.slice(0, 1), selected)).toEqual({
    done: '1 user verified.',
    refused: '',
  });
});
