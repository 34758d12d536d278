type Report = {
  gaps: readonly { dutyId: string; questionId: string; text: string }[];
  actions: readonly { questionId: string; text: string }[];
};

/** The provision that exempts a generator with reasonable and adequate safeguards from Art. 5(1)(ba) and (bb). */
const LIMB = '5(1a)(a)(ii)';

/**
 * The prohibited practices of a report that are met only because safeguards are missing, by the id of their duty. Reasonable and adequate
 * safeguards end only these prohibitions. A practice that is met for a second reason is not included.
 * @param met the ids of the practices that are met
 */
export function endedBySafeguards(met: readonly string[], { gaps, actions }: Report): string[] {
  const isCurable = ({ questionId }: Report['gaps'][number]) =>
    actions.some(action => action.questionId === questionId && action.text.includes(LIMB));
  return met.filter(id => {
    const own = gaps.filter(({ dutyId }) => dutyId === id);
    return own.length > 0 && own.every(isCurable);
  });
}

/** The prohibitions of a report are its duties under the letters of Art. 5(1): "5a". */
export const practicesMet = (duties: readonly { id: string; status: string }[]): string[] =>
  duties.filter(({ id, status }) => /^5[a-h]/.test(id) && status === 'open').map(({ id }) => id);

export const SAFEGUARDS_END_IT =
  'Safeguards that are reasonable and adequate end the prohibition (Art. 5(1a)(a)(ii)); labels alone do not.';
