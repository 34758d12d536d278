import type { Dial } from './paper.ts';

const INKS: Record<Dial['tone'], string> = { high: '#b42318', medium: '#93510a', low: '#0b6b3a' };
const CENTRE = 120;
const RADIUS = 92;

const figure = (value: number) => String(Math.round(value * 100) / 100);

function at(degrees: number, radius: number): [x: string, y: string] {
  const angle = (degrees * Math.PI) / 180;
  return [figure(CENTRE + radius * Math.cos(angle)), figure(CENTRE + radius * Math.sin(angle))];
}

/** An arc from one angle over the given number of degrees. */
function arc(start: number, sweep: number, attributes: string): string {
  const [x1, y1] = at(start, RADIUS);
  const [x2, y2] = at(start + Math.min(sweep, 359.99), RADIUS);
  const path = `M${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${sweep > 180 ? 1 : 0} 1 ${x2} ${y2}`;
  return `<path d="${path}" fill="none" stroke-width="10" ${attributes}/>`;
}

/** Draws a score as on screen: a track, an arc for the score, and marked thresholds. */
export function dialSvg({ shape, name, score, tone, thresholds }: Dial): string {
  const isHalf = shape === 'gauge';
  const [start, sweep] = isHalf ? [180, 180] : [-90, 360];
  const shown = Math.min(100, Math.max(0, score));
  // A score of 0 is a result; an empty ring would look like a missing one.
  const isNone = shown === 0 && !isHalf;
  const marks = thresholds.map(threshold => {
    const degrees = start + (sweep * threshold) / 100;
    const [[x1, y1], [x2, y2], [x, y]] = [at(degrees, RADIUS - 8), at(degrees, RADIUS + 8), at(degrees, RADIUS + 20)];
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#101828" stroke-width="1.5"/>${text(x, Number(y) + 4, 12, '#667085', String(threshold))}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 ${isHalf ? 136 : 240}" role="img" aria-label="${name} ${score} of 100">`,
    arc(start, sweep, isNone ? `stroke="${INKS[tone]}" stroke-opacity="0.35"` : 'stroke="#d9dee5"'),
    ...(shown > 0 ? [arc(start, (sweep * shown) / 100, `stroke="${INKS[tone]}"`)] : []),
    ...marks,
    text(String(CENTRE), isHalf ? 110 : 132, 36, '#101828', String(score), true),
    text(String(CENTRE), isHalf ? 130 : 154, 12, '#667085', 'of 100'),
    '</svg>',
  ].join('');
}

function text(x: string, y: number, size: number, ink: string, said: string, isBold = false): string {
  return `<text x="${x}" y="${figure(y)}" font-family="Inter" font-size="${size}" ${isBold ? 'font-weight="bold" ' : ''}text-anchor="middle" fill="${ink}">${said}</text>`;
}
