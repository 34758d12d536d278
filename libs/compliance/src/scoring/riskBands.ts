/** The lowest risk score of MEDIUM and of HIGH; with the compliance score's formula they are exactly its bands. */
export const MEDIUM_FROM = 15;
export const HIGH_FROM = 29;
