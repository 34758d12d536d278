import { Readable } from 'node:stream';
import { here, user } from '@aicp/testing/executor';
import mongoose from 'mongoose';
import { addEvidence } from '../src/use-cases/addEvidence.ts';
import type { openDocumentsForTest } from './openDocumentsForTest.ts';

type Product = Awaited<ReturnType<typeof openDocumentsForTest>>;

/** Uploads a file in chunks, as a browser does, for somebody's assessment. */
export function uploaderForTest(product: Product, assessmentId: number) {
  return (bytes: Buffer, input: Record<string, unknown> = {}, userId = 1) => {
    const ctx = product.contextBy({ actor: user(userId), client: here, requestId: 'request-1' });
    const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
      bytes.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const details = { assessmentId, supports: 'eu-10', name: 'register.pdf', ...input };
    return addEvidence(ctx, details, Readable.from(chunks));
  };
}

/** How much evidence there is, and how many files. */
export async function countEvidence(): Promise<number[]> {
  const { connection } = mongoose;
  return [
    await connection.collection('evidence').countDocuments(),
    await connection.collection('evidenceFiles.files').countDocuments(),
  ];
}
