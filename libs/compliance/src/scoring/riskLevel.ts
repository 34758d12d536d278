import { z } from 'zod';
import { HIGH_FROM, MEDIUM_FROM } from './riskBands.ts';

/** This product's own level. It is not the Act's class: a high-risk system whose duties are met is not HIGH. */
export const RiskLevel = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export type RiskLevel = z.infer<typeof RiskLevel>;

export function levelOf(riskScore: number): RiskLevel {
  if (riskScore >= HIGH_FROM) return 'HIGH';
  return riskScore >= MEDIUM_FROM ? 'MEDIUM' : 'LOW';
}
