import { requireRight } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { prepareRoom, renewRoom } from '../use-cases/captureRoom.ts';
import { countInRoom, viewRoomPage } from '../use-cases/viewRoom.ts';
import type { Resolvers } from './resolvers.generated.ts';

export const roomResolvers = {
  Query: {
    async room(_root, { id: given }, { actor, loaders }) {
      requireRight(actor, 'share');
      const id = idOrNotFound(given, 'Room');
      if (!(await loaders.rooms.load(id))) throw notFound('Room');
      return { id };
    },
  },
  Mutation: {
    prepareRoom: async (_root, { input }, ctx) => ({ id: await prepareRoom(ctx, input) }),
    renewRoom: async (_root, { input }, ctx) => ({ id: await renewRoom(ctx, input) }),
  },
  /** A closed room still resolves, and is empty. */
  Room: {
    __resolveReference: ({ id }) => ({ id: idOrNotFound(id, 'Room') }),
    takenAt: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.madeAt ?? null,
    state: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.state ?? 'ready',
    done: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.done ?? 0,
    size: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.size ?? 0,
    bytes: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.bytes ?? 0,
    failure: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.failure ?? null,
    gone: async ({ id }, _args, { loaders }) => (await loaders.rooms.load(id))?.gone ?? 0,
    hasNewer: ({ id }, _args, { loaders }) => loaders.newerInRooms.load(id),
    reportCount: ({ id }, { search }, { actor }) => countInRoom(actor, id, search),
    reports: ({ id }, of, { actor }) => viewRoomPage(actor, id, of),
    organisation: ({ id }, _args, { loaders }) => loaders.roomOrganisations.load(id),
  },
} satisfies Resolvers;
