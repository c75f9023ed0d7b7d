/** Name under which Open Badges 3.0 puts a badge into a PNG. */
export const badgeKeyword = 'openbadgecredential';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(bytes: Uint8Array): boolean {
  return pngSignature.every((byte, nth) => bytes[nth] === byte);
}

/** Finds the badge inside a PNG. Returns undefined for a PNG without one, or with a packed one. */
export function findBadgeInPng(png: Uint8Array): string | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const latin = (from: number, to: number) => String.fromCharCode(...png.subarray(from, to));
  for (let at = pngSignature.length; at + 12 <= png.length; ) {
    const end = at + 8 + view.getUint32(at);
    // After the keyword: not compressed, no method, then language and translated keyword, each up to a zero.
    if (latin(at + 4, at + 8) === 'iTXt' && latin(at + 8, at + 9 + badgeKeyword.length) === `${badgeKeyword}\0`) {
      const flags = at + 9 + badgeKeyword.length;
      if (png[flags] !== 0) return undefined;
      const language = png.indexOf(0, flags + 2);
      const translated = png.indexOf(0, language + 1);
      return new TextDecoder().decode(png.subarray(translated + 1, end));
    }
    at = end + 4;
  }
  return undefined;
}
