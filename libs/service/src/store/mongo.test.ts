import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { isUnavailable } from './mongo.ts';

describe('a database error', () => {
  it.each(['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'])(
    'that an election leaves over (%s) means: try again',
    label => {
      expect(isUnavailable(new mongoose.mongo.MongoServerError({ message: 'x', errorLabels: [label] }))).toBe(true);
    },
  );

  it('an error about the data is not retried', () => {
    expect(isUnavailable(new mongoose.mongo.MongoServerError({ message: 'E11000', code: 11000 }))).toBe(false);
    expect(isUnavailable(new Error('x'))).toBe(false);
  });
});
