import type { FactName } from '../systemFacts/systemFacts.ts';

/** A question to the supplier of a system, in plain words. */
export type SupplierQuestion = {
  id: string;
  text: string;
  kind: 'line' | 'text' | 'day' | 'choice';
  /** The values of a choice, with their words. */
  options: Readonly<Record<string, string>>;
  /** The provision that requires it; null for the organisation's own question, and outside the AI Act. */
  citation: { label: string; url: string } | null;
  /** The fact that an accepted answer records. */
  fact: FactName | null;
  /** Questions of the deployer's own that the answer helps with, by the ids of the banks from 2026-11-22 on. */
  beside: readonly string[];
};

/** A duty of a report that binds someone else. */
export type OthersDuty = { id: string; title: string; who: string; citation: { label: string; url: string } };
