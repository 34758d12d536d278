import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import type { ByteRange, KnownBytes } from '../domain/storedFile.ts';

/** Stores the bytes of files by id; without a row they do not count. Throws `filesAway` while it is unavailable. */
export interface FileStore {
  /** Stores all bytes, or fails; replaces earlier ones of the id. */
  write(id: number, from: Readable, known: KnownBytes): Promise<void>;
  /** Null if missing. */
  read(id: number, range?: ByteRange): Promise<Readable | null>;
  /** Missing ones are ignored. */
  drop(id: number): Promise<void>;
  /** Every number with stored bytes, from complete or incomplete uploads. */
  ids(): AsyncIterable<number>;
  /** The start of the upload, and its size, undefined while incomplete; null if missing. */
  look(id: number): Promise<{ began: Date; bytes: number | undefined } | null>;
}

export const filesAway = () =>
  new DomainError(
    'UNAVAILABLE',
    'Files cannot be reached at the moment. Nothing is lost; please try again in a few minutes.',
  );

/** The bytes differ from the announced ones: changed in transit or in the store. */
export class ContentMismatch extends Error {}

/** Passes bytes through, and fails before the end if they differ from the known size or hash. */
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
