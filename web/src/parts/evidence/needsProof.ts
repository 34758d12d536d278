/** Whether a duty needs proof, by its status in the report: not one of someone else, and not one that does not apply. */
export const needsProof = ({ status }: { status: string }) => status !== 'other_party' && status !== 'not_applicable';

/** Whether the page of evidence asks for a file: a prohibited practice that is answered No needs none. */
export const asksForFile = ({ id, status }: { id: string; status: string }) =>
  needsProof({ status }) && !(status === 'met' && /^5[a-h]/.test(id));
