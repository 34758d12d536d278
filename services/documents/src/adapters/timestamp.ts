import { createHash, randomBytes } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

type Stamp = {
  /** The authority's time. */
  time: Date;
  /** The TimeStampToken, DER. */
  token: Buffer;
};

/**
 * Requests a stamp over the SHA-256 of a text.
 * @throws Error without a response that matches the request
 */
export type Stamper = (text: string) => Promise<Stamp>;

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;

export function stamperOf(url: string): Stamper {
  return async text => {
    const digest = createHash('sha256').update(text).digest();
    const nonce = randomBytes(8);
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40; // positive, and of eight bytes in every encoding
    const request = new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
        hashedMessage: new OctetString({ valueHex: exact(digest) }),
      }),
      nonce: new Integer({ valueHex: exact(nonce) }),
      certReq: true,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: request.toSchema().toBER(false),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The time stamp authority answered ${response.status}.`);
    return readStamp(await bodyOf(response), text, digest, nonce);
  };
}

async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The response of the time stamp authority is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The stamp in a response, after checking that it matches the request and that its signature is valid. */
async function readStamp(bytes: Buffer, text: string, digest: Buffer, nonce: Buffer): Promise<Stamp> {
  const { status, timeStampToken } = TimeStampResp.fromBER(exact(bytes));
  if (status.status !== 0 && status.status !== 1)
    throw new Error(`The time stamp was refused: status ${status.status}.`);
  if (!timeStampToken) throw new Error('The response of the time stamp authority contains no token.');
  const signed = signedDataOf(timeStampToken);
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('The time stamp is empty.');
  const info = TSTInfo.fromBER(content);
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const answered = info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView);
  if (info.messageImprint.hashAlgorithm.algorithmId !== SHA_256 || !imprint.equals(digest))
    throw new Error('The time stamp is for different data.');
  if (!answered?.equals(nonce)) throw new Error('The time stamp is for another request.');
  const holds = await signed.verify({ signer: 0, data: exact(Buffer.from(text)) });
  if (!holds) throw new Error('The signature of the time stamp is not valid.');
  return { time: info.genTime, token: Buffer.from(timeStampToken.toSchema().toBER(false)) };
}

function signedDataOf({ content }: ContentInfo): SignedData {
  return new SignedData({ schema: content });
}

/** The exact bytes, because a small Buffer is a view of a larger one. */
function exact(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
