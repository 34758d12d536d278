import { z } from 'zod';

/** This tool's own level. It is not the Act's class: a high-risk system whose duties are met is not HIGH. */
export const RiskLevel = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** The lowest risk score of MEDIUM and of HIGH; with the compliance score's formula they are exactly its bands. */
export const MEDIUM_FROM = 15;
export const HIGH_FROM = 29;

/** The level of a risk score from 0 to 100. */
export function levelOf(riskScore: number): RiskLevel {
  if (riskScore >= HIGH_FROM) return 'HIGH';
  return riskScore >= MEDIUM_FROM ? 'MEDIUM' : 'LOW';
}
