/** What the product is called on screen: here and nowhere else. */
export const productName = 'AI Compliance';
