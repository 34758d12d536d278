import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@aicp/contracts/rights/actor';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import type { openRoomEvidence } from '../src/use-cases/openRoomFile.ts';
import { PDF, PNG } from './evidenceFiles.ts';
import type { openDocumentsForTest } from './openDocumentsForTest.ts';
import { reassessedForTest } from './reassessedForTest.ts';

export const ROOM_FIELDS =
  'id gone hasNewer reports { id system documents { id version sha256 hasNewer } evidence { id sha256 isGone hasNewer } bundle { root isGone } }';
const PREPARE = `mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { ${ROOM_FIELDS} } }`;
export type Room = {
  id: string;
  gone: number;
  hasNewer: boolean;
  reports: {
    id: string;
    documents: { id: string; version: number; sha256: string; hasNewer: boolean }[];
    evidence: { id: string; sha256: string; isGone: boolean; hasNewer: boolean }[];
    bundle: { root: string; isGone: boolean } | null;
  }[];
};
let systems = 90_000;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
export const bytesOf = async ({ open }: Awaited<ReturnType<typeof openRoomEvidence>>) => buffer(await open());

/** Audit rooms of user 1, and their contents. */
export function roomsForTest(service: Awaited<ReturnType<typeof openDocumentsForTest>>) {
  const ada = reassessedForTest(service);
  const prepare = (choices: object[], who: object = {}) =>
    service.execute({ ...user(1), ...who }, PREPARE, { input: { reports: choices } });
  return {
    ada,
    prepare,
    prepared: (...choices: object[]) => root<Room>(prepare(choices)),
    /** A completed assessment with a document and two files. */
    async assessed(answered: { answeredBy?: number; answeredAt?: string } = {}) {
      const systemId = ++systems;
      const id = await service.completed(1, 'EU', { systemId, completedAt: '2026-11-20T10:00:00.000Z', ...answered });
      await ada.generate(id, 'model-card');
      const files = [
        await ada.upload(id, PDF, { supports: 'eu2-d-9' }),
        await ada.upload(id, PNG, { supports: 'eu2-d-11', name: 'screen.png' }),
      ];
      return { systemId, id, files: files.map(file => file.id) };
    },
    /** The context of a recipient who opened a link to a room. */
    byLink({ id }: Pick<Room, 'id'>, reports: number[], of = 1) {
      const actor: Actor = {
        kind: 'link',
        organisationId: organisationOf(of),
        link: 5,
        scope: { kind: 'room', reports, room: Number(id) },
      };
      return service.contextBy({ actor, client: localClient, requestId: 'request-1' });
    },
  };
}
