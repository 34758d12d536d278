import type { Fact } from './facts.ts';
import type { Cite } from './ukCitation.ts';

/** A provision that requires an item if all of these facts are so. */
export type Law = { needs: readonly Fact[]; cite: Cite; because: string };

/** The law and guidance behind an item, and the facts that make its absence a red flag. */
export type ItemLaw = {
  laws: readonly Law[];
  /** Policy or guidance that expects it without being a statute, if the fact is so. */
  policies?: readonly { needs: readonly Fact[]; text: string }[];
  /** Nothing, or nothing known, in place turns the principle red if any of these facts is so. */
  redFlag: readonly Fact[];
  /** Why the item was not asked about, if a fact rules it out. */
  unasked?: string;
};
