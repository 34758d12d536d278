import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ContentMismatch, type FileStore, filesAway, only } from './fileStore.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  pathStyle: boolean;
};

/** The description of a failed call: never the error itself, in which stores repeat keys and signed data. */
export type S3Fault = { call: string; code: string; status: number | undefined };

const PREFIX = 'evidence/';
const keyOf = (id: number) => `${PREFIX}${id}`;
const NAMED = new RegExp(`^${PREFIX}(\\d+)$`);
const CONNECT_MS = 3_000;
/** From the call to the head of its response, uploads included. */
const ANSWER_MS = 30_000;
/** We report faults ourselves. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
/** Responses of a store that is busy or temporarily broken. */
const PASSING = [408, 429];

/**
 * A bucket of any S3-compatible store.
 * @param onFault receives each failed call, except for missing objects
 */
export function s3Files({ bucket: Bucket, ...settings }: S3Settings, onFault: (fault: S3Fault) => void) {
  const { endpoint, region, pathStyle: forcePathStyle, ...credentials } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials,
    logger: SILENT,
    // Not every store understands newer checksums; each upload is signed with the hash of its bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // One connection per request: with a limit, a few slow readers would block everyone else.
    requestHandler: {
      logger: SILENT,
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      // Slow readers are allowed; the gateway ends requests that take too long.
      socketTimeout: 0,
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });

  /** @throws DomainError UNAVAILABLE for any failure */
  async function call<Answer>(name: string, work: Promise<Answer>): Promise<Answer> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ContentMismatch) throw error;
      onFault(faultOf(name, error));
      throw filesAway();
    }
  }

  /** Runs a call, with null for a missing object. */
  const found = <Answer>(name: string, work: Promise<Answer>): Promise<Answer | null> =>
    call(
      name,
      work.catch((error: unknown) => {
        if (isMissing(name, error)) return null;
        throw error;
      }),
    );

  const store: FileStore = {
    async write(id, from, known) {
      const body = only(known);
      const put = new PutObjectCommand({ Bucket, Key: keyOf(id), Body: body, ContentLength: known.bytes });
      // Signed, so that the store refuses bytes with another hash. The store shows an object only once it is complete.
      put.middlewareStack.add(
        next => args => {
          const { headers } = args.request as { headers: Record<string, string> };
          headers['x-amz-content-sha256'] = known.sha256;
          return next(args);
        },
        { step: 'build' },
      );
      const ends = new AbortController();
      const read = pipeline(from, body).catch((error: unknown) => {
        ends.abort();
        return error;
      });
      const sent = client.send(put, { abortSignal: ends.signal }).finally(() => body.destroy());
      const [stored] = await Promise.allSettled([sent]);
      const unread = await read;
      // If both failed, the store was unavailable, unless the bytes were wrong.
      if (unread instanceof ContentMismatch) throw unread;
      await call('PutObject', stored.status === 'rejected' ? Promise.reject(stored.reason) : Promise.resolve());
    },

    async read(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await found('GetObject', client.send(new GetObjectCommand({ Bucket, Key: keyOf(id), Range })));
      if (!answer) return null;
      const body = answer.Body as Readable;
      if (!range || answer.ContentLength === range.end - range.start + 1) return body;
      body.destroy();
      onFault({ call: 'GetObject', code: 'RangeIgnored', status: answer.$metadata.httpStatusCode });
      throw filesAway();
    },

    async drop(id) {
      await found('DeleteObject', client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) })));
    },

    async *ids() {
      let ContinuationToken: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken });
        const { Contents = [], NextContinuationToken } = await call('ListObjectsV2', client.send(page));
        for (const { Key = '' } of Contents) {
          const [, id] = NAMED.exec(Key) ?? [];
          if (id) yield Number(id);
        }
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
    },

    async look(id) {
      const head = await found('HeadObject', client.send(new HeadObjectCommand({ Bucket, Key: keyOf(id) })));
      return head?.LastModified ? { began: head.LastModified, bytes: head.ContentLength } : null;
    },
  };

  /** The store's refusal of these settings; null if it accepts them or is temporarily unavailable. */
  async function refusal(): Promise<S3Fault | null> {
    try {
      await client.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX, MaxKeys: 1 }));
      return null;
    } catch (error) {
      const fault = faultOf('ListObjectsV2', error);
      const { status } = fault;
      if (status !== undefined && status >= 300 && status < 500 && !PASSING.includes(status)) return fault;
      onFault(fault);
      return null;
    }
  }

  return { store, refusal, close: () => client.destroy() };
}

/** A HEAD response has no body to name the fault; other "not found" responses could come from any server in the store's place. */
function isMissing(call: string, error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return error.name === 'NoSuchKey' || (call === 'HeadObject' && error.name === 'NotFound');
}

function faultOf(call: string, error: unknown): S3Fault {
  if (error instanceof S3ServiceException) return { call, code: error.name, status: error.$metadata.httpStatusCode };
  const { code, name } = error as { code?: unknown; name?: unknown };
  return { call, code: String(code ?? name), status: undefined };
}
