/** The lowest risk score of MEDIUM and of HIGH; by the formula of the compliance score these are exactly its bands. */
export const MEDIUM_FROM = 15;
export const HIGH_FROM = 29;
