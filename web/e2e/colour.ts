import type { Locator } from '@playwright/test';

/** The red, green and blue values of the text, as the browser paints it. */
export function colourOf(text: Locator): Promise<number[]> {
  return text.evaluate(element => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
}
