/** Whether everything runs at full size (`npm run proof`). `npm test` takes samples. */
export const isFull = process.env.PROOF === 'full';
