import Sequencer from '@jest/test-sequencer';
import { roomOf } from './rooms.mjs';

/** The order of the test files: those that are alone first, as they last longest, then room by room. */
export default class RoomByRoom extends Sequencer {
  sort(tests) {
    const rooms = Map.groupBy(super.sort(tests), ({ path }) => roomOf(path));
    const alone = rooms.get(undefined) ?? [];
    rooms.delete(undefined);
    return [...alone, ...[...rooms.values()].toSorted((one, other) => other.length - one.length).flat()];
  }
}
