/** The name of the product on screen, defined only here. */
export const productName = 'AI Compliance';
