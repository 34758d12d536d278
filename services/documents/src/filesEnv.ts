import { z } from 'zod';

const NEEDED = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

const settings = {
  /** Stores files in any S3-compatible store instead of MongoDB. Set all of the first four, or none. */
  FILES_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of the store, beginning with https:// or http://',
      abort: true,
    })
    .refine(isBare, 'must be the address alone: no user, password, path or query; the bucket has its own setting')
    .optional(),
  /** Private, and used by this product only. */
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 lower-case letters, digits, dots and hyphens')
    .optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/, 'must not contain spaces').optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, 'must not contain spaces').optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
    .default('us-east-1'),
  /** Whether the bucket's name is in the path of the address, or before its host. */
  FILES_S3_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform(value => value === 'true'),
};

function isBare(address: string): boolean {
  const { username, password, pathname, search, hash } = new URL(address);
  return `${username}${password}${search}${hash}` === '' && pathname === '/';
}

type Given = Partial<Record<(typeof NEEDED)[number], unknown>>;
const isNone = (given: Given) => NEEDED.every(name => given[name] === undefined);

/** An environment with the settings of the file store; all faults in it are reported. */
export function withFiles<Shape extends z.ZodRawShape>(shape: Shape) {
  // Also in addition to other faults: all are reported at once.
  const always = { when: () => true };
  return z.object({ ...shape, ...settings }).check(
    ...NEEDED.map(name =>
      z.refine(given => (given as Given)[name] !== undefined || isNone(given as Given), {
        path: [name],
        error: 'must be set if another FILES_S3_ setting is set',
        ...always,
      }),
    ),
  );
}

/** The settings of the store; null if files are stored in MongoDB. */
export function s3Of(env: z.output<z.ZodObject<typeof settings>>) {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket } = env;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  const { FILES_S3_REGION: region, FILES_S3_PATH_STYLE: pathStyle } = env;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region, pathStyle };
}
