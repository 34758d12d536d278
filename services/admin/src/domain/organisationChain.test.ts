import { expect, test } from '@jest/globals';
import { actions } from './acts.ts';
import { isOfOrganisation } from './organisationChain.ts';

test('an organisation’s log has every act except those on accounts and on the platform', () => {
  const elsewhere = new Set(actions.filter(action => !isOfOrganisation(action)).map(action => action.split('.')[0]));
  expect([...elsewhere]).toEqual(['activityLog', 'job', 'list', 'paymentSettings', 'readModels', 'systems', 'user']);
});
