import { byLink, personalNone, type Row } from './kinds.ts';

/** The REST routes of audit rooms, with the callers who may use them. */
export const roomRows: Record<string, Row> = {
  'GET /api/rooms/{id}': personalNone('share', () => ({ path: { id: '999999999' } })),
  'GET /api/shared/room': byLink(() => ({}), ['room']),
  'GET /api/shared/room/sections/{section}': byLink(() => ({ path: { section: 'systems' } }), ['room']),
  'GET /api/shared/room/organisation': byLink(() => ({}), ['room']),
  'GET /api/shared/trails/{id}': byLink(({ completedId }) => ({ path: { id: completedId } }), ['room']),
  'GET /api/shared/documents/{id}/{format}': byLink(
    ({ documentId }) => ({ path: { id: documentId, format: 'json' } }),
    ['room'],
  ),
  'GET /api/shared/evidence/{id}/file': byLink(({ roomFileId }) => ({ path: { id: roomFileId } }), ['room']),
  'GET /api/shared/bundles/{id}': byLink(({ completedId }) => ({ path: { id: completedId } }), ['room']),
};
