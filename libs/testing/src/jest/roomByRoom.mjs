import Sequencer from '@jest/test-sequencer';
import { roomOf } from './rooms.mjs';

/** Orders test files: files without a room first, because they take longest, then room by room. */
export default class RoomByRoom extends Sequencer {
  sort(tests) {
    const rooms = Map.groupBy(super.sort(tests), ({ path }) => roomOf(path));
    const alone = rooms.get(undefined) ?? [];
    rooms.delete(undefined);
    return [...alone, ...[...rooms.values()].toSorted((one, other) => other.length - one.length).flat()];
  }
}
