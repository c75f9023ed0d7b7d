import sharp from 'sharp';

const draw = (width: number, height: number, shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Ring with a star inside, as accreditors and schemes use. `points` is the number of points of the star. */
export function drawSeal(colour: string, points: number): Promise<Buffer> {
  const star = Array.from({ length: points * 2 }, (_, nth) => {
    const [angle, radius] = [(nth * Math.PI) / points - Math.PI / 2, nth % 2 === 0 ? 144 : 77];
    return `${(240 + radius * Math.cos(angle)).toFixed(1)},${(240 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return draw(
    480,
    480,
    `<g fill="none" stroke="${colour}"><circle cx="240" cy="240" r="221" stroke-width="19"/>
      <circle cx="240" cy="240" r="186" stroke-width="12"/></g><polygon points="${star.join(' ')}" fill="${colour}"/>`,
  );
}

/** Mark of an organisation: a rounded square with a cross, and bars in place of its name. */
export const drawLogo = (colour: string, accent: string): Promise<Buffer> =>
  draw(
    960,
    300,
    `<rect x="20" y="20" width="260" height="260" rx="40" fill="${colour}"/>
      <path d="M122 66H178V122H234V178H178V234H122V178H66V122H122Z" fill="#ffffff"/>
      <rect x="340" y="92" width="560" height="56" fill="${colour}"/><rect x="340" y="176" width="360" height="32" fill="${accent}"/>`,
  );

/** Line of a pen. Each height belongs to one signatory. */
export function drawSignature(height: number): Promise<Buffer> {
  const at = (x: number) => 0.55 - height * Math.sin(x * 21) * (1 - x) - 0.12 * Math.sin(x * 57 + 1) * (1 - x * 0.6);
  const points = Array.from({ length: 446 }, (_, nth) => {
    const x = 0.04 + nth * 0.002;
    return `${(x * 1_000).toFixed(1)},${(at(x) * 320).toFixed(1)}`;
  });
  return draw(
    1_000,
    320,
    `<polyline points="${points.join(' ')}" fill="none" stroke="#18285c" stroke-width="9" stroke-linejoin="round"/>`,
  );
}
