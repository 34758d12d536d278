import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import type { ByteRange, KnownBytes } from '../domain/storedFile.ts';

/** Keeps the bytes of files by their numbers; without a row that names them they count for nothing. One that is away says so (`filesAway`). */
export interface FileStore {
  /** Keeps all of it, or fails; what is there under the number is replaced. */
  write(id: number, from: Readable, known: KnownBytes): Promise<void>;
  /** Null where there are none. */
  read(id: number, range?: ByteRange): Promise<Readable | null>;
  /** Those that are not there are no fault. */
  drop(id: number): Promise<void>;
  /** Every number under which there are bytes, of a whole upload or not. */
  ids(): AsyncIterable<number>;
  /** When their upload began, and how many there are, undefined while it is not whole; null where there are none. */
  look(id: number): Promise<{ began: Date; bytes: number | undefined } | null>;
}

export const filesAway = () =>
  new DomainError(
    'UNAVAILABLE',
    'Files cannot be reached at the moment. Nothing is lost; please try again in a few minutes.',
  );

/** Bytes that are not those that were announced: they were changed on the way, or where they lay. */
export class ContentMismatch extends Error {}

/** Lets bytes through, and fails before their end when they are others than is known of them. */
export function only({ bytes, sha256 }: KnownBytes): Transform {
  const hash = createHash('sha256');
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      hash.update(chunk);
      done(count > bytes ? new ContentMismatch('too many bytes') : null, chunk);
    },
    flush: done => done(count === bytes && hash.digest('hex') === sha256 ? null : new ContentMismatch('other bytes')),
  });
}
