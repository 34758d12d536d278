/** Words that carry no fact: a sentence may use them whatever it quotes. */
const JOINING = new Set(
  `a an the this that these those it its they them their he she his her we our us you your i my and or but nor as at by for from in into of on onto
  to with within through over under between among about than then when where while which who whom whose what how if so such also both either
  each every any all some most more less other same own only very too there here is are was were be been being am do does did has have had
  having can could may might will would shall should must up out off per via because since during before after until`.split(
    /\s+/,
  ),
);
const NEGATION = /\b(?:no|not|never|none|nor|neither|without|cannot|nobody|nothing)\b|n['’]t\b/giu;

/**
 * Whether a sentence says nothing that the passages do not say: each of its words (by its stem) and each number stands in one
 * of them, and it denies as many times as they do. Strict on purpose: a good sentence that is refused costs somebody a
 * minute, an invented one costs trust.
 */
export function isGrounded(sentence: string, passages: readonly string[]): boolean {
  const said = passages.join(' ');
  const stems = new Set(wordsOf(said).map(stemOf));
  const carried = wordsOf(sentence).every(word => JOINING.has(word) || stems.has(stemOf(word)));
  return carried && denials(sentence) % 2 === denials(said) % 2 && (denials(said) === 0) === (denials(sentence) === 0);
}

/** Runs of letters and digits, with what holds numbers and addresses together. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,@:/_%-]+[\p{L}\p{N}]+)*%?/gu) ?? [];
}

/** Enough of a stem for English endings; numbers and addresses stay as they are. */
function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word) || word.length < 4) return word;
  return word.replace(/(?:ations?|ings?|ies|ied|ed|es|s|ly)$/u, '').replace(/[ey]$/u, '');
}

function denials(text: string): number {
  return text.match(NEGATION)?.length ?? 0;
}
