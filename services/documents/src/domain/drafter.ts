import type { Fill } from './acceptFills.ts';
import type { Blank, Source } from './document.ts';

/** A request to a language model: which of these blanks can be filled from these sources only? */
export type DraftRequest = {
  title: string;
  blanks: readonly Pick<Blank, 'blank' | 'needed'>[];
  sources: readonly Pick<Source, 'id' | 'text'>[];
};

/** The model's unchecked proposals, and the model that made them. */
export type Draft = { fills: Fill[]; model: string; promptVersion: string };

/** @throws Error if the model cannot be reached now; a useless reply gives a draft without fills */
export type Drafter = (request: DraftRequest) => Promise<Draft>;
