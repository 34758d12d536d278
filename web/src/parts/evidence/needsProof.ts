/** Whether a duty needs proof, by its status in the report. Another organisation's duties and those that do not apply need none. */
export const needsProof = ({ status }: { status: string }) => status !== 'other_party' && status !== 'not_applicable';

/** Whether the evidence page asks for a file; a prohibited practice answered No needs none. */
export const asksForFile = ({ id, status }: { id: string; status: string }) =>
  needsProof({ status }) && !(status === 'met' && /^5[a-h]/.test(id));
