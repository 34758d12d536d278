import { Readable } from 'node:stream';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import mongoose from 'mongoose';
import { addEvidence } from '../src/use-cases/addEvidence.ts';
import { proposeFile } from '../src/use-cases/proposeFile.ts';
import type { openDocumentsForTest } from './openDocumentsForTest.ts';

type Service = Awaited<ReturnType<typeof openDocumentsForTest>>;

/** Uploads a file for a user's assessment in chunks, as a browser does. */
export function uploaderForTest(service: Service, assessmentId: number) {
  return (bytes: Buffer, input: Record<string, unknown> = {}, userId = 1) => {
    const ctx = service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
    const details = { assessmentId, supports: 'eu2-d-9', name: 'register.pdf', ...input };
    return addEvidence(ctx, details, Readable.from(inChunks(bytes)));
  };
}

/** Uploads by a supplier's link: a new link each time, because uploads per link are limited. */
export function supplierForTest(service: Service, systemId: number) {
  let link = 0;
  return (bytes: Buffer, { name }: { name: string }) => {
    const scope = { kind: 'request', systemId, label: 'Acme' } as const;
    const actor = { kind: 'link', organisationId: organisationOf(1), link: ++link, scope } as const;
    const ctx = service.contextBy({ actor, client: localClient, requestId: 'request-1' });
    return proposeFile(ctx, { question: 'own-1', name }, Readable.from(inChunks(bytes)));
  };
}

function inChunks(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
    bytes.subarray(at * 65_536, (at + 1) * 65_536),
  );
}

/** The amount of evidence, of suppliers' files, and of stored files. */
export async function countEvidence(): Promise<number[]> {
  const { connection } = mongoose;
  return [
    await connection.collection('evidence').countDocuments(),
    await connection.collection('proposed_files').countDocuments(),
    await connection.collection('evidenceFiles.files').countDocuments(),
  ];
}
