/** How the mark lies across a page: pale enough that the text under it can be read. */
export const ACROSS = { colour: '#93510a', opacity: 0.14 };
