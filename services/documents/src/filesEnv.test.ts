import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { s3Of, withFiles } from './filesEnv.ts';

const schema = withFiles({ MONGODB_URI: z.string().startsWith('mongodb') });
const right = {
  MONGODB_URI: 'mongodb://127.0.0.1',
  FILES_S3_ENDPOINT: 'https://s3.example.com',
  FILES_S3_BUCKET: 'compliance-files',
  FILES_S3_ACCESS_KEY_ID: 'a-key',
  FILES_S3_SECRET_ACCESS_KEY: 'a-secret',
};
const faults = (given: Record<string, string>) =>
  schema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the settings of the file store', () => {
  it('can all be left out, so that files are stored in MongoDB', () => {
    expect(s3Of(schema.parse({ MONGODB_URI: right.MONGODB_URI }))).toBeNull();
  });

  it('are used if complete, with the bucket in the path and a common region', () => {
    expect(s3Of(schema.parse(right))).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'compliance-files',
      accessKeyId: 'a-key',
      secretAccessKey: 'a-secret',
      region: 'us-east-1',
      pathStyle: true,
    });
  });

  it('are each reported missing if only some are set, in addition to other faults', () => {
    const { FILES_S3_BUCKET, FILES_S3_SECRET_ACCESS_KEY, ...some } = right;
    const missing = 'must be set if another FILES_S3_ setting is set';
    expect(faults({ ...some, MONGODB_URI: 'redis://', FILES_S3_PATH_STYLE: 'no' })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^MONGODB_URI: /),
        'FILES_S3_PATH_STYLE: must be true or false',
        `FILES_S3_BUCKET: ${missing}`,
        `FILES_S3_SECRET_ACCESS_KEY: ${missing}`,
      ]),
    );
  });

  it.each([
    ['FILES_S3_ENDPOINT', 's3.example.com', /must be the address of the store, beginning with https/],
    ['FILES_S3_ENDPOINT', 'ftp://s3.example.com', /must be the address of the store, beginning with https/],
    ['FILES_S3_ENDPOINT', 'https://key:secret@s3.example.com', /must be the address alone/],
    ['FILES_S3_ENDPOINT', 'https://s3.example.com/compliance-files', /must be the address alone/],
    ['FILES_S3_BUCKET', 'Compliance_Files', /must be 3 to 63 lower-case letters/],
    ['FILES_S3_BUCKET', '../other', /must be 3 to 63 lower-case letters/],
    ['FILES_S3_SECRET_ACCESS_KEY', 'two words', /must not contain spaces/],
    ['FILES_S3_REGION', 'eu central 1', /must be lower-case letters/],
  ])('%s: %j is refused with what it must be, and without the value', (name, value, sentence) => {
    const said = faults({ ...right, [name]: value });
    expect(said).toEqual([expect.stringMatching(sentence)]);
    expect(said?.join()).not.toContain(value);
  });
});
