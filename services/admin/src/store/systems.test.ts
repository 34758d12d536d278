import { SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import './systems.ts';

/** Fields of a system that the administration does not copy, with the reason. */
const LEFT_OUT: Record<string, string> = {
  id: 'it is the number of the row',
  ownerId: 'who owns a system is for its organisation',
  description: 'administrators see what is there, and not what organisations write about it',
};

it('the copy of a system has every field of its events, except those hidden from administrators', () => {
  const paths = mongoose.models.systems?.schema.paths ?? {};
  const missing = Object.keys(SystemUpdated.data.shape.system.shape).filter(field => !(field in paths));
  expect(missing.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
});
