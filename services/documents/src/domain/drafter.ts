import type { Fill } from './acceptFills.ts';
import type { Blank, Source } from './document.ts';

/** What a language model is asked: which of these places can be filled from these sources, and nothing else? */
export type DraftRequest = {
  title: string;
  blanks: readonly Pick<Blank, 'blank' | 'needed'>[];
  sources: readonly Pick<Source, 'id' | 'text'>[];
};

/** Its proposals, unchecked, and which model made them. */
export type Draft = { fills: Fill[]; model: string; promptVersion: string };

/** @throws Error when the model cannot be reached now; a reply that is of no use is a draft without fills */
export type Drafter = (request: DraftRequest) => Promise<Draft>;
