import type { Fact } from './facts.ts';

/** The remedy of an item: the gap's text, the action, and the suggested owner. */
export type Measure = {
  title: string;
  missing: string;
  /** Its first sentence is the title in lists of all systems. */
  action: string;
  owner: string;
  /** Sentences that follow the action if a fact is so. */
  also?: readonly { needs: Fact; text: string }[];
};

/** What to do about an item, with the sentences that these facts add. */
export function actionOf({ action, also = [] }: Measure, holds: (fact: Fact) => boolean): string {
  return [action, ...also.filter(({ needs }) => holds(needs)).map(({ text }) => text)].join(' ');
}
