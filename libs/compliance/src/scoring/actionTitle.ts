/** The end of the first sentence: before a capital letter, and not after "Art.". */
const END = /(?<!\bArts?\.)(?<=\.)\s+(?=\p{Lu})/u;

/** The first sentence of an action, which can stand alone in lists, and the rest: relief, owner and due date. */
export function splitAction(text: string): { title: string; rest: string } {
  const [title = text] = text.split(END);
  return { title, rest: text.slice(title.length).trim() };
}
