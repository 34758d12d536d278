import { longDate } from '@aicp/compliance/law/calendar';

type State = 'in_force' | 'due' | 'conditional';

/** Things in the order and under the headings of their state on the report's day; empty groups are left out. */
export function byState<Thing extends { state?: State | null | undefined }>(things: readonly Thing[], day: string) {
  const groups: { state: State | null; title: string }[] = [
    { state: 'in_force', title: `In force on ${longDate(day)}` },
    { state: 'due', title: `Due later than ${longDate(day)}` },
    { state: 'conditional', title: 'Only if something happens' },
    { state: null, title: 'Expected, though no law asks for it here' },
  ];
  let before = 0;
  return groups.flatMap(group => {
    const members = things.filter(({ state }) => (state ?? null) === group.state);
    if (members.length === 0) return [];
    const start = before + 1;
    before += members.length;
    return [{ ...group, start, members }];
  });
}
