/**
 * EU duties to keep records, which go on when a system is retired: its provider's (Arts 18 and 19), its representative's and importer's
 * (Arts 22(3) and 23(5)) and its deployer's (Art. 26(6)).
 */
export const recordDuties: readonly string[] = ['d-18', 'd-19', 'd-22-3b', 'd-23-5', 'd-26-6'];
