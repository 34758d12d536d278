/** A system as a company would describe it, what is recorded of it, and what it answered, run by run, where that is not the best answer. */
export type DemoSystem = {
  jurisdiction: 'EU' | 'UK';
  name: string;
  systemType: string;
  description: string;
  sector: string;
  applicableRegulators?: string[];
  facts: Record<string, string>;
  /** The oldest first. */
  runs: Record<string, string>[];
  /** How many answers of a further, unfinished run are given. */
  begun?: number;
};
