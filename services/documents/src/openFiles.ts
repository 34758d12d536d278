import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { fileStores, keepFilesIn } from './store/files.ts';
import type { S3Fault, S3Settings } from './store/s3Files.ts';

/**
 * Stores files in S3 if configured, and exits with code 78 if the store refuses the settings; while a store is unavailable, files only
 * wait. The library is loaded only then, because it costs memory.
 */
export async function openFiles({ logger, onStop }: Pick<ServiceProcess, 'logger' | 'onStop'>, s3: S3Settings | null) {
  // The server and the worker may share one process.
  if (!s3 || fileStores().includes('s3')) return;
  const { s3Files } = await import('./store/s3Files.ts');
  const { store, refusal, close } = s3Files(s3, fault => logger.error(fault, 'files: the store failed'));
  onStop(async () => close());
  const fault = await refusal();
  if (fault) {
    process.stderr.write(`${refusalOf(s3, fault)}\n`);
    process.exit(78);
  }
  keepFilesIn(store);
}

const REASONS: Record<string, string> = {
  InvalidAccessKeyId: 'it does not recognise FILES_S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'FILES_S3_SECRET_ACCESS_KEY does not belong to FILES_S3_ACCESS_KEY_ID',
  AccessDenied: 'these keys may not list, read, write and delete in FILES_S3_BUCKET',
  NoSuchBucket: 'it has no bucket with the name in FILES_S3_BUCKET',
  PermanentRedirect: 'the bucket is not in the region in FILES_S3_REGION',
  AuthorizationHeaderMalformed: 'the bucket is not in the region in FILES_S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

/** States what to fix, without keys. */
export function refusalOf({ endpoint, bucket }: S3Settings, { code, status }: S3Fault): string {
  const reason = REASONS[code] ?? 'look up the code in the documentation of the store';
  return `The file store at ${endpoint}, bucket ${bucket}, refused the FILES_S3_ settings (${code}, ${status}): ${reason}.`;
}
