import { Readable } from 'node:stream';
import { mediaTypes } from '@aicp/contracts/limits';
import { contentDisposition } from '@aicp/service/graph/contentDisposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { EvidenceFile } from './domain/evidence.ts';
import type { ByteRange } from './domain/storedFile.ts';

type Sent = {
  file: Pick<EvidenceFile, 'name' | 'ending' | 'bytes' | 'sha256'>;
  open: (range?: ByteRange) => Promise<Readable>;
};

/** Sends a stored file, or the requested part (RFC 9110, 14), so that an interrupted download can resume. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, open }: Sent,
  disposition: 'attachment' | 'inline' = 'attachment',
): Promise<FastifyReply> {
  const { name, ending, bytes, sha256 } = file;
  const etag = `"${sha256}"`;
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store' });
  const range = rangeIn(request, bytes, etag);
  if (range === 'none of it')
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes}`)
      .send({ message: 'The file does not have this range of bytes.' });
  const content = request.method === 'HEAD' ? Readable.from([]) : await open(range);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply
    .type(mediaTypes[ending])
    .headers({
      etag,
      'content-length': range ? range.end - range.start + 1 : bytes,
      'content-disposition': contentDisposition(disposition, name),
    })
    .send(content);
}

/** Undefined if all of it is sent: without a range, with several ranges, or with a range outside the file. */
function rangeIn(
  { method, headers }: FastifyRequest,
  bytes: number,
  etag: string,
): ByteRange | 'none of it' | undefined {
  const { range } = headers;
  if (!range || method !== 'GET') return undefined;
  // A file never changes, and has no modification date.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1 || (ranges === -2 && /^bytes=/i.test(range))) return 'none of it';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
