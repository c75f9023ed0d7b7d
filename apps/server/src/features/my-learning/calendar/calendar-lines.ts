const lineBytes = 75;

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends; what is no text at all is left out. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/gu, (character) => `\\${character}`)
    .replace(/\n/gu, '\\n');
}

/** 3.1: no line is longer than 75 bytes; the rest goes on in the next one after a space. A letter is never cut. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

export function joinLines(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line) => `${foldLine(line)}\r\n`).join(''));
}

/** `20260701T100000`, of the UTC parts of a moment. */
export function stampOf(at: Date): string {
  return at.toISOString().slice(0, 19).replace(/[-:]/gu, '');
}
