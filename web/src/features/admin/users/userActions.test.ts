import { expect, test } from '@jest/globals';
import { actionsFor } from './userActions.ts';

const offered = (status: string, isEmailVerified: boolean, ownId = '1') =>
  actionsFor({ id: '2', status, isEmailVerified }, ownId).map(({ label, refused }) =>
    refused ? [label, refused] : label,
  );

test.each([
  ['active', true, ['Verify', 'Suspend', 'Delete']],
  ['active', false, ['Verify', 'Resend Verification', 'Suspend', 'Delete']],
  ['suspended', true, ['Verify', 'Activate', 'Delete']],
  ['suspended', false, ['Verify', 'Resend Verification', 'Activate', 'Delete']],
  ['pending', true, ['Verify', 'Activate', 'Delete']],
])('for a user who is %s, and verified: %s, the right actions are offered', (status, isVerified, labels) => {
  expect(offered(status, isVerified)).toEqual(labels);
});

test('an action on the own account that the server would refuse is shown with its reason', () => {
  expect(offered('active', true, '2')).toEqual([
    'Verify',
    ['Suspend', 'You cannot suspend your own account.'],
    ['Delete', 'To delete your own account, go to your account settings.'],
  ]);
});
