/** A system as a company would describe it, its facts, and its answers run by run, if they differ from the best ones. */
export type DemoSystem = {
  jurisdiction: 'EU' | 'UK';
  name: string;
  systemType: string;
  description: string;
  sector: string;
  applicableRegulators?: string[];
  facts: Record<string, string>;
  /** The runs, oldest first. */
  runs: Record<string, string>[];
  /** The number of answers in another, unfinished run. */
  begun?: number;
};
