/** Whether a duty needs proof, by its status in the report: not one of someone else, and not one that does not apply. */
export const needsProof = ({ status }: { status: string }) => status !== 'other_party' && status !== 'not_applicable';
